import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { company, season, text } from '../schemas.ts';

/** Colour names. */
export const colourEndpoints = {
  postModifyColor: endpoint('postModifyColor', {
    summary: 'Set display name and hex of catalogue colours; 200 only when every one was stored.',
    params: Type.Object({ company: Type.Optional(company) }),
    query: Type.Object({ season: Type.Optional(season) }),
    /** Keyed by catalogue colour name. */
    body: Type.Record(Type.String(), Type.Object({ name: text(60), hex: text(40) }), {
      maxProperties: 500,
      propertyNames: { maxLength: 100 },
    }),
    answer: Type.Object({ success: Type.Literal(true), updated: Type.Integer() }),
    refusals: ['colour.unknown'],
    limits: { bodyBytes: 256 * 1024 },
  }),
};
