import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { company, season, text } from '../schemas.ts';

/** Colour names. */
export const colourEndpoints = {
  postModifyColor: endpoint('postModifyColor', {
    summary: 'Set display name and hex of catalogue colours; 200 only when every one was stored.',
    params: Type.Object({ company: Type.Optional(company) }),
    query: Type.Object({ season: Type.Optional(season) }),
    /**
     * Keyed by catalogue colour name. `was`: what the caller saw; an admin's change in between is a 409. A colour without
     * a display name was seen with its catalogue name.
     */
    body: Type.Record(
      Type.String(),
      Type.Object({
        name: text(60),
        hex: text(40),
        was: Type.Optional(Type.Object({ name: text(100), hex: text(40) })),
      }),
      { maxProperties: 500, propertyNames: { maxLength: 100 } },
    ),
    answer: Type.Object({ success: Type.Literal(true), updated: Type.Integer() }),
    refusals: ['colour.unknown', 'colour.changed'],
    limits: { bodyBytes: 256 * 1024 },
  }),
};
