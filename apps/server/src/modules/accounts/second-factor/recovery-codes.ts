import { createHmac, randomInt } from 'node:crypto';

const codes = 10;
const groups = 3;
const groupLength = 4;
/** Letters and digits that do not look alike: about 59 bits a code. */
const alphabet = 'abcdefghjkmnpqrstvwxyz23456789';

/** Ten new recovery codes, such as `bq7h-x2mf-9kdw`. */
export function newRecoveryCodes(): string[] {
  const group = (): string =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');
  return Array.from({ length: codes }, () => Array.from({ length: groups }, group).join('-'));
}

/** The stored form of a recovery code. Case, spaces and hyphens do not count: people type codes from paper. */
export function recoveryCodeHmac(serverKey: Buffer, customerId: string, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHmac('sha256', serverKey).update(`recovery\0${customerId}\0${plain}`).digest('base64url');
}
