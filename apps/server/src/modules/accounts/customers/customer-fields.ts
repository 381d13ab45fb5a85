import { shopProfile } from '@kayal/commerce-core';
import { wrongField } from '../accounts.errors.ts';

/** Where strictness begins: from this minimum on, well-known passwords are refused too. */
const strictFrom = 8;

const wellKnown = [
  '12345678',
  '123456789',
  '1234567890',
  '11111111',
  '00000000',
  '87654321',
  '88888888',
  '12341234',
  '11223344',
  'password',
  'password1',
  'password12',
  'password123',
  'passw0rd',
  'p@ssw0rd',
  'qwertyui',
  'qwerty123',
  'qwertyuiop',
  '1q2w3e4r',
  '1qaz2wsx',
  'asdfghjkl',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'trustno1',
  'welcome1',
  'abc12345',
  'abcd1234',
  'a1b2c3d4',
  'letmein1',
  'india123',
  'admin123',
  'changeme',
];

/**
 * One spelling of an e-mail address: trimmed, lower case.
 * @throws ApiError `request.invalid` when it does not look like an address (S5.SIGNUP).
 */
export function normaliseEmail(email: string): string {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@<>"',;:\\()[\]]+@[^\s@<>"',;:\\()[\]]+\.[^\s@<>"',;:\\()[\]]+$/u.test(address)) {
    throw wrongField('email', 'Please enter a valid email address.');
  }
  return address;
}

/** A name without spaces around it. @throws ApiError `request.invalid` when nothing is left or it hides control characters. */
export function normaliseName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '' || /\p{Cc}/u.test(trimmed)) throw wrongField('full_name', 'Please enter your name.');
  return trimmed;
}

/** @throws ApiError `request.invalid` when a new password is shorter than the shop wants, or too well known. */
export function checkNewPassword(password: string, minLength: number, field: 'password' | 'newPassword'): void {
  if (Array.from(password).length < minLength) {
    throw wrongField(field, `Please choose a password of at least ${minLength} characters.`);
  }
  const plain = password.toLowerCase();
  if (minLength >= strictFrom && (wellKnown.includes(plain) || plain.includes(shopProfile.name.toLowerCase()))) {
    throw wrongField(field, 'This password is too well known. Please choose another.');
  }
}
