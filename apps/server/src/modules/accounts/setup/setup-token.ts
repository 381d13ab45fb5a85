import { createHash, randomBytes } from 'node:crypto';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import { hasAdmin } from '../admins/admins.repository.ts';
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
      await transaction.deleteFrom('setting').where('name', '=', settingName).execute();
      return null;
    }
    await transaction
      .insertInto('setting')
      .values({ name: settingName, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    return token;
  });
}

/**
 * Checks a set-up token. @returns the stored value, to be used up with `useSetupToken`; null when the token is not
 * valid
 */
export async function findSetupToken(db: Db, token: string, now: number): Promise<string | null> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', settingName).executeTakeFirst();
  const [hash = '', expiresAt = '0'] = (row?.value ?? '').split(' ');
  return row !== undefined && equalSecrets(hashOf(token), hash) && now < Number(expiresAt) ? row.value : null;
}

/** Uses the token up; only one caller gets true. */
export async function useSetupToken(db: Db, value: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('setting')
    .where('name', '=', settingName)
    .where('value', '=', value)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
