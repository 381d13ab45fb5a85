import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that a secret cannot be found character by character. */
export function equalSecrets(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
