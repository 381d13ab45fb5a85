import { createPasswords } from '@kayal/server/src/modules/accounts/passwords/password-hashing.ts';

const passwords = createPasswords();
const hashes = new Map<string, Promise<string>>();

/** The hash of a seed's password, of production's strength. A hash is slow by design, so all databases share it. */
export function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? passwords.hash(password);
  hashes.set(password, hash);
  return hash;
}
