import { errorCatalogue, type ApiErrorBody, type ErrorCode } from '@kayal/api-contract';

/** What a refusal carries besides its code; `retryAfterSeconds` becomes the Retry-After header. */
export interface RefusalDetails extends Partial<
  Pick<ApiErrorBody, 'message' | 'fields' | 'id' | 'items' | 'changes' | 'amount'>
> {
  readonly retryAfterSeconds?: number;
}

/** An expected refusal. Thrown anywhere below a handler, it rolls the transaction back and becomes the coded answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? errorCatalogue[code].text);
    this.code = code;
    this.details = details;
  }
}
