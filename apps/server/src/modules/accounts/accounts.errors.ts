import { ApiError } from '../../http/api-error.ts';

/** Field names of the account calls that can be wrong beyond their schema. */
type Field = 'email' | 'full_name' | 'password' | 'newPassword';

/** A field whose content is not right; the sentence is what a shopper reads. */
export function wrongField(field: Field, sentence: string): ApiError {
  return new ApiError('request.invalid', { message: sentence, fields: { [field]: sentence } });
}
