import { Type, type Static } from 'typebox';
import { madeColumnLimits } from '../domain/back-office.ts';
import { requiredText, text } from '../schemas.ts';

/** One part: a column of the file, a piece of such a column, or a text that is the same in every row. */
const madePart = Type.Union([
  Type.Object({
    column: requiredText(200),
    /** What separates the pieces of a cell; leave it out for the whole cell. */
    separator: Type.Optional(requiredText(10)),
    /** Which piece, from 1. */
    piece: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  Type.Object({ text: text(200) }),
]);

/**
 * A column that the file does not have. Its cells are the parts one after another: one column a second time, a constant, a
 * piece of a column, or several columns joined.
 */
export const madeColumn = Type.Object({
  heading: requiredText(200),
  parts: Type.Array(madePart, { minItems: 1, maxItems: madeColumnLimits.parts }),
  /** What some cells become, by the cell as the parts make it, such as `Schwarz` → `Black`; others stay. */
  values: Type.Optional(
    Type.Record(Type.String({ minLength: 1, maxLength: 200 }), text(200), { maxProperties: madeColumnLimits.values }),
  ),
});

/** Made columns, in the order in which they are made: one may use those before it. */
export const madeColumns = Type.Array(madeColumn, { maxItems: madeColumnLimits.columns });

/** A column that is made of others. */
export type MadeColumn = Static<typeof madeColumn>;
