import type { ApiErrorBody } from '../../error-codes.ts';
import type { CallResult } from './call-types.ts';

/** A call the server refused, or could not answer (`status` 500 and above). */
export interface Refusal {
  readonly ok: false;
  /** A code of the catalogue, such as `cart.stock`. */
  readonly code: string;
  /** The server's message. */
  readonly message: string;
  readonly status: number;
  /** Field → its error. */
  readonly fields?: Readonly<Record<string, string>>;
  /** All fields of the refusal, such as `id` of EMAIL_UNVERIFIED, `items` of `order.stock`. */
  readonly details: ApiErrorBody;
}

/** The result of a call, or its refusal. */
export type Outcome<Result extends object = object> = ({ readonly ok: true } & Readonly<Result>) | Refusal;

/** A refusal's body as an outcome. @param status HTTP status. */
export function refusal(status: number, details: ApiErrorBody): Refusal {
  const { code, message, fields } = details;
  return { ok: false, code, message, status, ...(fields === undefined ? {} : { fields }), details };
}

/** A result as an outcome. @param read makes the result from the answer */
export function outcome<Answer, Result extends object>(
  result: CallResult<Answer>,
  read: (answer: Answer, headers: Headers) => Result,
): Outcome<Result> {
  return result.ok ? { ok: true, ...read(result.data, result.headers) } : refusal(result.status, result.error);
}

/** A page of a list as a query; default 50 rows. */
export function pageQuery({ limit = 50, offset = 0 }: { readonly limit?: number; readonly offset?: number }) {
  return { limit: String(limit), offset: String(offset) };
}

/** The empty result of a call. */
export function done(): Record<never, never> {
  return {};
}

/** Rows of a list over all pages: the header `X-Total-Count`, or the number of rows. */
export function totalOf(headers: Headers, rows: readonly unknown[]): number {
  const total = headers.get('x-total-count');
  return total === null ? rows.length : Number(total);
}
