import { randomBytes } from 'node:crypto';

/** A random id of 128 bits that fits every path pattern: 22 characters of A–Z, a–z, 0–9, `-` and `_`. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}
