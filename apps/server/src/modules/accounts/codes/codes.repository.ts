import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import type { OtpPurpose, OtpTable } from '../../../db/tables/accounts.ts';
import { latestEnd } from '../../../basics/clock.ts';
import { codeLifetimeMs, maxTriesPerCode } from './code-lifetime.ts';

/** A row of a code: it has the HMAC, never the code itself. */
export type OtpRow = Selectable<OtpTable>;

/** Voids the customer's open code for a purpose. */
export async function closeCodes(db: Db, customerId: string, purpose: OtpPurpose): Promise<void> {
  await db
    .updateTable('otp')
    .set({ closed: 1 })
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('closed', '=', 0)
    .execute();
}

/** Stores a new code. */
export async function insertCode(db: Db, row: OtpRow): Promise<void> {
  await db.insertInto('otp').values(row).execute();
}

/** Puts a new code in place of an old one under the same handle, open again with all its tries. */
export async function renewCode(
  db: Db,
  id: string,
  change: Pick<OtpRow, 'code_hmac' | 'created_at' | 'expires_at'>,
): Promise<void> {
  await db
    .updateTable('otp')
    .set({ ...change, tries: 0, closed: 0 })
    .where('id', '=', id)
    .execute();
}

/** The code with a handle, for a purpose. */
export async function findCode(db: Db, id: string, purpose: OtpPurpose): Promise<OtpRow | undefined> {
  return db.selectFrom('otp').selectAll().where('id', '=', id).where('purpose', '=', purpose).executeTakeFirst();
}

/** The customer's open code for a purpose. */
export async function findOpenCode(db: Db, customerId: string, purpose: OtpPurpose): Promise<OtpRow | undefined> {
  return db
    .selectFrom('otp')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('closed', '=', 0)
    .executeTakeFirst();
}

/**
 * Counts one try of a stranger, if the code can still be used. Even of many guesses at the same time only five are
 * compared.
 */
export async function spendTry(db: Db, id: string, now: number): Promise<OtpRow | undefined> {
  return db
    .updateTable('otp')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .where('closed', '=', 0)
    .where('tries', '<', maxTriesPerCode)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestEnd(now, codeLifetimeMs))
    .returningAll()
    .executeTakeFirst();
}

/** A code that can still be used, independent of the tries of strangers. */
export async function findUsableCode(db: Db, id: string, now: number): Promise<OtpRow | undefined> {
  return db
    .selectFrom('otp')
    .selectAll()
    .where('id', '=', id)
    .where('closed', '=', 0)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestEnd(now, codeLifetimeMs))
    .executeTakeFirst();
}

/** Uses a code up; only one caller gets true. */
export async function consumeCode(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('otp')
    .set({ closed: 1 })
    .where('id', '=', id)
    .where('closed', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
