import type { CustomerTable } from '../../../db/tables/accounts.ts';
import { wrongField } from '../customers/customer-fields.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Min length of an admin's password, independent of the setting for shoppers. */
export const adminPasswordMinLength = 12;

/** A shop whose min length is at least this also refuses well-known passwords. */
const strictFromLength = 8;

/** Requirements of a new password. */
export interface PasswordRule {
  readonly minLength: number;
  readonly refusesCommon: boolean;
}

/** The name of this software: a guesser's first word. */
const softwareName = 'kayal';

/** The rule for an account. @param shopperMinLength the setting `PASSWORD_MIN_LENGTH` */
export function passwordRule(role: CustomerTable['role'], shopperMinLength: number): PasswordRule {
  const minLength = role === 'admin' ? Math.max(adminPasswordMinLength, shopperMinLength) : shopperMinLength;
  return { minLength, refusesCommon: minLength >= strictFromLength };
}

/** @throws ApiError `request.invalid` when a new password is shorter than the rule wants, or too well known. */
export async function checkNewPassword(
  password: string,
  { minLength, refusesCommon }: PasswordRule,
  field: 'password' | 'newPassword',
): Promise<void> {
  if (Array.from(password).length < minLength) {
    throw wrongField(field, `Please choose a password of at least ${minLength} characters.`);
  }
  if (!refusesCommon) return;
  const lower = password.toLowerCase();
  if (lower.includes(softwareName) || (await isCommonPassword(lower))) {
    throw wrongField(field, 'This password is too well known. Please choose another.');
  }
}
