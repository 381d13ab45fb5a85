import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import { prepare } from '../../../db/prepare.ts';
import type { CustomerTable, SessionTable } from '../../../db/tables/accounts.ts';
import type { Database } from '../../../db/schema.ts';

/** A session with its customer. */
export interface SessionRow extends Selectable<SessionTable> {
  readonly role: CustomerTable['role'];
  readonly name: string;
  readonly email: string;
}

const selectSession = prepare<{ tokenHash: string }, SessionRow>((db, { tokenHash }) =>
  db
    .selectFrom('session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .select([
      'session.token_hash',
      'session.customer_id',
      'session.remembered',
      'session.created_at',
      'session.seen_at',
      'session.second_factor',
      'session.device',
      'session.confirmed_at',
    ])
    .select(['customer.role', 'customer.full_name as name', 'customer.email'])
    .where('session.token_hash', '=', tokenHash)
    .where('customer.verified', '=', 1),
);

/** The session of a token's hash, joined with the customer's current row. */
export async function findSession(db: Db, tokenHash: string): Promise<SessionRow | undefined> {
  return (await selectSession(db, { tokenHash })).rows[0];
}

/** The sessions of a customer with her role, last used first. */
export async function listSessions(db: Db, customerId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .selectAll('session')
    .select(['customer.role', 'customer.full_name as name', 'customer.email'])
    .where('session.customer_id', '=', customerId)
    .orderBy('session.seen_at', 'desc')
    .orderBy('session.token_hash')
    .execute();
}

/** Both engines take an offset only with a limit. A sign-in leaves one session too many, so this drops every surplus. */
const maxDropped = 1000;

/** Stores a new session and drops the customer's oldest above `max`, never the new one. */
export async function insertSession(
  transaction: Transaction<Database>,
  row: Insertable<SessionTable>,
  max: number,
): Promise<void> {
  await transaction.insertInto('session').values(row).execute();
  const surplus = transaction
    .selectFrom('session')
    .select('token_hash')
    .where('customer_id', '=', row.customer_id)
    .where('token_hash', '!=', row.token_hash)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(maxDropped)
    .offset(max - 1);
  await transaction.deleteFrom('session').where('token_hash', 'in', surplus).execute();
}

/** Notes when a session was last used. */
export async function touchSession(db: Db, tokenHash: string, now: number): Promise<void> {
  await db.updateTable('session').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Notes that a session has proved a second factor. */
export async function markSecondFactor(db: Db, tokenHash: string): Promise<void> {
  await db.updateTable('session').set({ second_factor: 1 }).where('token_hash', '=', tokenHash).execute();
}

/** Notes that the owner has proved in a session that it is she. */
export async function markConfirmed(db: Db, tokenHash: string, now: number): Promise<void> {
  await db.updateTable('session').set({ confirmed_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Ends a session. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}

/** Ends every session of a customer but one. @returns how many ended. */
export async function deleteOtherSessions(db: Db, customerId: string, keptHash: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('customer_id', '=', customerId)
    .where('token_hash', '!=', keptHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Ends every session of a customer, and every sign-in that waits for its second factor. @returns how many sessions
 * ended.
 */
export async function signOutEverywhere(transaction: Transaction<Database>, customerId: string): Promise<number> {
  await transaction.deleteFrom('auth_challenge').where('customer_id', '=', customerId).execute();
  const { numDeletedRows } = await transaction
    .deleteFrom('session')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
