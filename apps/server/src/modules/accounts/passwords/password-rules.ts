import type { AppContext } from '../../../context/app-context.ts';
import type { CustomerTable } from '../../../db/tables/accounts.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
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

/** The rule for an account: the longer of what `PASSWORD_MIN_LENGTH` and the owner's settings ask for. */
export async function readPasswordRule(
  context: Pick<AppContext, 'config' | 'db'>,
  role: CustomerTable['role'],
): Promise<PasswordRule> {
  const { signUp } = (await settingsIn(context, context.db)).settings;
  return passwordRule(role, Math.max(context.config.passwordMinLength, signUp.passwordMinLength));
}

/** The rule for an account. @param shopperMinLength min length of a shopper's password, in characters */
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
