/** Rows of another server of this contract, which may send only the fields that the specification lists. */
import { cartLimits } from '../cart-limits.ts';

/** A row in which only these fields are always present. */
export type Listed<Row, Fields extends keyof Row> = Pick<Row, Fields> & {
  readonly [Field in Exclude<keyof Row, Fields>]?: Row[Field] | undefined;
};

/** Units of a row without stock: only the limit of a line applies, and the server refuses more than its stock. */
export const unknownStock = cartLimits.unitsPerLine;

/** A field as a text without blanks around it. Another server may send a number, or null where it has none. */
export function textIn(value: string | number | null | undefined): string {
  return String(value ?? '').trim();
}

/** A yes or no. Another server may send it as a number or as a text. */
export function isTrue(value: boolean | number | string | null | undefined): boolean {
  return value === true || ['1', 'true'].includes(textIn(typeof value === 'boolean' ? null : value).toLowerCase());
}
