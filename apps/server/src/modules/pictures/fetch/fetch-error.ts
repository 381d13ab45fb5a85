import type { ErrorCode } from '@kayal/api-contract';

/** Why no picture came from an address. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly code: ErrorCode;
  /** For how long the other server wants to be left alone, ms; null where it does not say. */
  readonly retryAfterMs: number | null;

  constructor(code: ErrorCode, retryAfterMs: number | null = null) {
    super(`The picture could not be fetched: ${code}`);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}
