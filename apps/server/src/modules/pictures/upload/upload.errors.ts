import { errorCatalogue } from '@kayal/api-contract';
import { ApiError } from '../../../http/api-error.ts';

/** Refuses a whole upload because of one file; the sentence names the file, so that it can be replaced. */
export function refusedFile(code: 'image.invalid' | 'request.too_large', name: string): ApiError {
  return new ApiError(code, { message: `${name}: ${errorCatalogue[code].text}` });
}

/** The multipart form is malformed. */
export function brokenForm(): ApiError {
  return new ApiError('request.invalid', { fields: { body: 'not a whole multipart form' } });
}

/** The max number of uploads is already under way. */
export function uploadsBusy(): ApiError {
  return new ApiError('rate.limited', { retryAfterSeconds: 5 });
}
