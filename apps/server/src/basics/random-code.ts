import { randomBytes } from 'node:crypto';

/** Crockford base 32, which has no letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random characters for a number that a person can read out and nobody can guess. */
export const randomCode = (length: number): string =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
