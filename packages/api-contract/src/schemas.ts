/** Schemas shared by the endpoints, with their limits. */
import { Type, type TSchema, type TSchemaOptions } from 'typebox';

/** The company code in a path. Only its length is limited here, because an unknown company is a 404, not a 400. */
export const company = Type.String({ minLength: 1, maxLength: 64 });

/** Pattern of an id that is a number: 1 to 9 digits. */
export const numericIdPattern = '^[0-9]{1,9}$';

/** Pattern of all other ids in a path. */
export const pathIdPattern = '^[A-Za-z0-9_-]{1,64}$';

/** No control characters, so that no text can carry a NUL or forge a header. */
const printablePattern = '^[^\\u0000-\\u001F\\u007F]*$';

/** A number of a path or query, as digits. */
export const numericId = Type.String({ pattern: numericIdPattern });

/** An id of a path or query: customer, row or order. */
export const pathId = Type.String({ pattern: pathIdPattern });

/**
 * Pattern of a unique code, 1 to 64 characters. No part between slashes is `.` or `..`: browsers take such parts out of
 * an address.
 */
export const uniqueCodePattern =
  '^(?!(?:.*/)?[.]{1,2}(?:/|$))[A-Za-z0-9_./#+-](?:[A-Za-z0-9_./#+ -]{0,62}[A-Za-z0-9_./#+-])?$';

/** A variant's code, in a path, a query or a body. */
export const uniqueCode = Type.String({ pattern: uniqueCodePattern });

/** An item's id in a body: a number, or its digits, because existing clients send both. */
export const bodyItemId = Type.Union([Type.Integer({ minimum: 0, maximum: 999_999_999 }), numericId]);

/** An amount in a body, in rupees. Never charged: the server uses its own price. */
export const claimedRupees = Type.Union([Type.Number(), Type.String({ maxLength: 20 }), Type.Null()]);

/** Free text without control characters. @param maxLength in characters @param notes what a form needs beside it */
export function text(maxLength: number, notes: TSchemaOptions = {}) {
  return Type.String({ ...notes, maxLength, pattern: printablePattern });
}

/** As `text`, but not empty. */
export function requiredText(maxLength: number, notes: TSchemaOptions = {}) {
  return Type.String({ ...notes, minLength: 1, maxLength, pattern: printablePattern });
}

/** A schema or null. */
export function nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

/** An e-mail address: only its length is limited; the server checks its form. */
export const email = requiredText(254);

/** A code of six digits. */
export const otpCode = Type.String({ pattern: '^[0-9]{6}$' });

/** A date yyyy-mm-dd. */
export const dateText = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });

/** Digits of a page size 1–200. */
export const limitText = Type.String({ pattern: '^([1-9]|[1-9][0-9]|1[0-9][0-9]|200)$' });

/** Number of rows to skip, as digits. */
export const offsetText = Type.String({ pattern: '^[0-9]{1,7}$' });

/** Rupees in a query, at most two decimals. */
export const rupeesText = Type.String({ pattern: '^[0-9]{1,7}([.][0-9]{1,2})?$' });

/** Pattern of a season code. */
export const seasonPattern = '^[0-9]{4}-[0-9]{2}$';

/** A season code. */
export const season = Type.String({ pattern: seasonPattern });

/** The idempotency key of a write that may be repeated. */
export const idempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7E]+$' })),
});

/** Params of a path with only `{company}`. */
export const companyParams = Type.Object({ company });

/** Params of a path with `{company}` and `{customer}`; the customer is a claim to compare. */
export const customerParams = Type.Object({ company, customer: pathId });

/** `{success, message}`: the answer of most writes. */
export const doneAnswer = Type.Object({ success: Type.Literal(true), message: Type.String() });
