import { errorCatalogue } from '@kayal/api-contract';
import { ApiError } from '../../../http/api-error.ts';

/** One file of an upload is refused, and with it all of them; the sentence names it, so that it can be replaced. */
export function refusedFile(code: 'image.invalid' | 'request.too_large', name: string): ApiError {
  return new ApiError(code, { message: `${name}: ${errorCatalogue[code].text}` });
}

/** The form cannot be read as the parts that it claims to have. */
export function brokenForm(): ApiError {
  return new ApiError('request.invalid', { fields: { body: 'not a whole multipart form' } });
}

/** As many uploads as the server works on at once are under way. */
export function uploadsBusy(): ApiError {
  return new ApiError('rate.limited', { retryAfterSeconds: 5 });
}
