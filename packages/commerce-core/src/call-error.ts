import type { Refusal } from '@kayal/api-contract/client';

/**
 * Why a call did not succeed.
 * `refused`: the server said no, with a 4xx or with `success: false`. `network`: no answer, a time-out or a 5xx.
 */
export interface CallError {
  readonly kind: 'refused' | 'network';
  /** HTTP status, or null when there was no answer. */
  readonly status: number | null;
  /** The error's code, such as 'cart.stock'; null when none was sent. */
  readonly code: string | null;
  /** The server's message; null when there is none or it is not for shoppers (5xx). */
  readonly message: string | null;
  /** All other fields of the refusal, such as `items` of 'order.stock' or `id` of 'EMAIL_UNVERIFIED'. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Thrown by an actor that was not provided: a wiring error, never an error to show. */
export class NotProvidedError extends Error {
  override readonly name = 'NotProvidedError';
  /** @param actor Name of the missing actor. */
  constructor(actor: string) {
    super(`Actor "${actor}" is not provided. Give it with machine.provide({ actors }).`);
  }
}

/** A call the server refused, as actors throw it. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  /** @param refusal The client's result with `ok: false`. */
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.status = refusal.status;
    this.code = refusal.code;
    this.details = refusal.details;
  }
}

/**
 * Returns the result of an outcome, for actors.
 * @throws RefusedCall when the server refused.
 */
export function unwrap<T extends { readonly ok: true }>(outcome: T | Refusal): T {
  if (!outcome.ok) throw new RefusedCall(outcome);
  return outcome;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/**
 * Reads an error that an actor threw. Any error with `status`, `code`, `message` and, optionally, `body` or `details`
 * is understood, so the core does not depend on the client that made it.
 * @throws NotProvidedError unchanged: a missing actor must not look like a network error
 */
export function toCallError(error: unknown): CallError {
  if (error instanceof NotProvidedError) throw error;
  const thrown = isRecord(error) ? error : {};
  const body = isRecord(thrown['body']) ? thrown['body'] : isRecord(thrown['details']) ? thrown['details'] : {};
  const status = typeof thrown['status'] === 'number' && thrown['status'] > 0 ? thrown['status'] : null;
  const refused = status !== null && status < 500;
  return {
    kind: refused ? 'refused' : 'network',
    status,
    code: textOf(thrown['code']) ?? textOf(body['code']),
    message: refused ? (textOf(body['error']) ?? textOf(body['message']) ?? textOf(thrown['message'])) : null,
    details: body,
  };
}
