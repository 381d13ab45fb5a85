import type { Selectable } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import type { SessionTable } from '../../../db/schema.ts';
import type { Identity } from '../../../http/identity.ts';

/** A session with whom it belongs to. */
export interface SessionRow extends Selectable<SessionTable>, Pick<Identity, 'role' | 'name' | 'email'> {}

/** The session of a token's hash, joined with the customer as he is now. */
export async function findSession(db: Db, tokenHash: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .selectAll('session')
    .select(['customer.role', 'customer.full_name as name', 'customer.email'])
    .where('session.token_hash', '=', tokenHash)
    .where('customer.verified', '=', 1)
    .executeTakeFirst();
}

/** Keeps a new session and drops the customer's oldest above `most`. */
export async function insertSession(transaction: Db, row: Selectable<SessionTable>, most: number): Promise<void> {
  await transaction.insertInto('session').values(row).execute();
  const surplus = transaction
    .selectFrom('session')
    .select('token_hash')
    .where('customer_id', '=', row.customer_id)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(1000)
    .offset(most);
  await transaction.deleteFrom('session').where('token_hash', 'in', surplus).execute();
}

/** Notes when a session was last used. */
export async function touchSession(db: Db, tokenHash: string, now: number): Promise<void> {
  await db.updateTable('session').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Ends a session. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}

/** Ends every session of a customer. */
export async function deleteSessionsOf(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('session').where('customer_id', '=', customerId).execute();
}
