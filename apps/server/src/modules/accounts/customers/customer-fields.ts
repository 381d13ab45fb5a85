import { foldText } from '@kayal/api-contract';
import { ApiError } from '../../../http/api-error.ts';

/** Fields of the account calls that can be wrong beyond their schema. */
type Field = 'email' | 'full_name' | 'password' | 'newPassword';

/** The refusal of a field. @param sentence what a shopper reads */
export function wrongField(field: Field, sentence: string): ApiError {
  return new ApiError('request.invalid', { message: sentence, fields: { [field]: sentence } });
}

/** Characters that could end an address or begin another one in a mail's header. A name before the @ may have an apostrophe. */
const emailPattern = /^[^\s@<>",;:\\()[\]]+@([^\s@<>"',;:\\()[\]]+)$/u;

/**
 * The form of an e-mail address by which accounts are told apart (`foldText`).
 * @throws ApiError `request.invalid` when it does not look like an address.
 */
export function normaliseEmail(email: string): string {
  const address = foldText(email);
  const [, host = ''] = emailPattern.exec(address) ?? [];
  if (!host.slice(1, -1).includes('.')) {
    throw wrongField('email', 'Please enter a valid email address.');
  }
  return address;
}

/** A name without spaces around it. @throws ApiError `request.invalid` when it is empty or has control characters. */
export function normaliseName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '' || /\p{Cc}/u.test(trimmed)) throw wrongField('full_name', 'Please enter your name.');
  return trimmed;
}
