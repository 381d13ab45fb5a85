import { isBlank, isEmailShaped } from '@kayal/commerce-core';
import type { ErrorSummaryItem } from '@kayal/design-system';

/** Min length of the first admin's password, in characters. */
export const minPasswordLength = 12;

/** What is wrong in the first admin's form, by field. */
export interface AccountProblems {
  readonly name?: string;
  readonly email?: string;
  readonly password?: string;
}

/** Fields of the first admin's form, in order. */
const accountFields = ['name', 'email', 'password'] as const;

/** Id of the control of a field. */
export const accountFieldId = (field: (typeof accountFields)[number]): string => `account.${field}`;

/** Checks what was typed; nothing is sent while a field has a problem. */
export function accountProblems(typed: Readonly<Record<(typeof accountFields)[number], string>>): AccountProblems {
  return {
    ...(isBlank(typed.name) ? { name: 'Enter your name.' } : {}),
    ...(isEmailShaped(typed.email) ? {} : { email: 'Enter an email address, such as you@example.com.' }),
    ...(typed.password.length < minPasswordLength ? { password: `At least ${minPasswordLength} characters.` } : {}),
  };
}

/** The problems in the order of the fields. */
export const summaryOfAccount = (problems: AccountProblems): ErrorSummaryItem[] =>
  accountFields.flatMap((field) => {
    const text = problems[field];
    return text === undefined ? [] : [{ text, fieldId: accountFieldId(field) }];
  });
