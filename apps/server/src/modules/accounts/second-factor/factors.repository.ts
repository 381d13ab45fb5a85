import { countRows } from '../../../db/count-rows.ts';
import type { Db } from '../../../db/open-database.ts';
import type { PasskeyTable, TotpTable } from '../../../db/tables/accounts.ts';

/** Whether an account has a passkey or an authenticator app. */
export async function hasSecondFactor(db: Db, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('customer.id')
    .where('customer.id', '=', customerId)
    .where((eb) =>
      eb.or([
        eb.exists(eb.selectFrom('passkey').select('passkey.id').whereRef('passkey.customer_id', '=', 'customer.id')),
        eb.exists(eb.selectFrom('totp').select('totp.customer_id').whereRef('totp.customer_id', '=', 'customer.id')),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** The passkeys of an account, oldest first. */
export async function listPasskeys(db: Db, customerId: string): Promise<PasskeyTable[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Stores a passkey. @returns false when an account has it already. */
export async function insertPasskey(db: Db, row: PasskeyTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Records a use of a passkey, with its new signature counter. */
export async function touchPasskey(
  db: Db,
  id: string,
  change: Pick<PasskeyTable, 'counter' | 'used_at'>,
): Promise<void> {
  await db.updateTable('passkey').set(change).where('id', '=', id).execute();
}

/** Removes a passkey of this account. @returns whether there was one. */
export async function deletePasskey(db: Db, customerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The authenticator app of an account. */
export async function findTotp(db: Db, customerId: string): Promise<TotpTable | undefined> {
  return db.selectFrom('totp').selectAll().where('customer_id', '=', customerId).executeTakeFirst();
}

/** Stores an authenticator app in place of the one before. */
export async function replaceTotp(db: Db, row: TotpTable): Promise<void> {
  const { customer_id: _, ...change } = row;
  await db
    .insertInto('totp')
    .values(row)
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(change))
    .execute();
}

/** Records the time step of an accepted code, so that no code counts twice. @returns false when it, or a later one, was
 * used before */
export async function takeTotpStep(db: Db, customerId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('customer_id', '=', customerId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes the authenticator app. @returns whether there was one. */
export async function deleteTotp(db: Db, customerId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('totp').where('customer_id', '=', customerId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How many recovery codes are left. */
export function countRecoveryCodes(db: Db, customerId: string): Promise<number> {
  return countRows(db.selectFrom('recovery_code').where('customer_id', '=', customerId));
}

/** Replaces an account's recovery codes. */
export async function replaceRecoveryCodes(db: Db, customerId: string, hmacs: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_code').where('customer_id', '=', customerId).execute();
  if (hmacs.length === 0) return;
  await db
    .insertInto('recovery_code')
    .values(hmacs.map((code_hmac) => ({ code_hmac, customer_id: customerId })))
    .execute();
}

/** Uses a recovery code up; only one caller gets true. */
export async function useRecoveryCode(db: Db, customerId: string, hmac: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('code_hmac', '=', hmac)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Removes every second factor of an account, with its recovery codes. */
export async function deleteSecondFactors(db: Db, customerId: string): Promise<void> {
  for (const table of ['passkey', 'totp', 'recovery_code'] as const) {
    await db.deleteFrom(table).where('customer_id', '=', customerId).execute();
  }
}
