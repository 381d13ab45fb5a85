import { createHash, randomBytes } from 'node:crypto';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import { deleteSetting, readSetting, takeSetting, writeSetting } from '../../../db/settings.repository.ts';
import { hasAdmin } from '../admins/admins.repository.ts';
import { latestEnd } from '../../../basics/clock.ts';
import { equalSecrets } from '../equal-secrets.ts';

/** How long the printed address of a new shop is good, ms. */
const setupTokenLifetimeMs = 3_600_000;

const settingName = 'setup-token';
const tokenBytes = 24;

/**
 * Makes the token of the address by which a new shop gets its first admin; the one before is void. Only its hash is
 * kept.
 * @returns the token; null when the shop has an admin
 */
export async function createSetupToken(db: Db, now: number): Promise<string | null> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const value = `${hashOf(token)} ${now + setupTokenLifetimeMs}`;
  return inTransaction(db, async (transaction) => {
    if (await hasAdmin(transaction)) {
      await deleteSetting(transaction, settingName);
      return null;
    }
    await writeSetting(transaction, settingName, value);
    return token;
  });
}

/**
 * Checks a set-up token. @returns the stored value, to be used up with `useSetupToken`; null when the token is not
 * valid
 */
export async function findSetupToken(db: Db, token: string, now: number): Promise<string | null> {
  const value = await readSetting(db, settingName);
  if (value === undefined) return null;
  const [hash = '', end = '0'] = value.split(' ');
  const expiresAt = Number(end);
  const isOpen = now < expiresAt && expiresAt <= latestEnd(now, setupTokenLifetimeMs);
  return equalSecrets(hashOf(token), hash) && isOpen ? value : null;
}

/** Uses the token up; only one caller gets true. */
export function useSetupToken(db: Db, value: string): Promise<boolean> {
  return takeSetting(db, settingName, value);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
