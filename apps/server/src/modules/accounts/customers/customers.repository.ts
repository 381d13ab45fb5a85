import type { Selectable } from 'kysely';
import { forUpdate } from '../../../db/dialect.ts';
import type { Db } from '../../../db/open-database.ts';
import type { CustomerTable } from '../../../db/tables/accounts.ts';

/** A row of the table `customer`. */
export type CustomerRow = Selectable<CustomerTable>;

/** The customer with an e-mail address, in its normal form. */
export async function findByEmail(db: Db, email: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Ids and addresses of the customers after an id, ascending. */
export async function listEmailsAfter(db: Db, after: string, limit: number) {
  return db.selectFrom('customer').select(['id', 'email']).where('id', '>', after).orderBy('id').limit(limit).execute();
}

/** As `findByEmail`, with the row locked until the transaction ends. */
export async function lockByEmail(transaction: Db, email: string): Promise<CustomerRow | undefined> {
  const query = transaction.selectFrom('customer').selectAll().where('email', '=', email);
  return forUpdate(transaction, query).executeTakeFirst();
}

/** As `findCustomer`, with the row locked until the transaction ends. */
export async function lockCustomer(transaction: Db, id: string): Promise<CustomerRow | undefined> {
  const query = transaction.selectFrom('customer').selectAll().where('id', '=', id);
  return forUpdate(transaction, query).executeTakeFirst();
}

/**
 * Locks an account and checks that its password and Google link are still those read before: a reset or an unlinking
 * meanwhile ends this sign-in too.
 */
export async function lockUnchanged(transaction: Db, before: CustomerRow): Promise<boolean> {
  const current = await lockCustomer(transaction, before.id);
  return (
    current !== undefined &&
    current.password_hash === before.password_hash &&
    current.google_sub === before.google_sub &&
    current.verified === before.verified
  );
}

/**
 * The customer who signs in with a Google account, by its `sub`: an e-mail address can get a new owner, a `sub` cannot.
 */
export async function findByGoogle(db: Db, sub: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('google_sub', '=', sub).executeTakeFirst();
}

/** The customer with an id. */
export async function findCustomer(db: Db, id: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores a new customer, whose cart begins at version 0. */
export async function insertCustomer(db: Db, row: Omit<CustomerRow, 'cart_version'>): Promise<void> {
  await db.insertInto('customer').values(row).execute();
}

/** Replaces a password's hash by another one of the same password, unless it was changed meanwhile. */
export async function replaceHash(db: Db, id: string, before: string, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customer')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Changes named columns of a customer. */
export async function updateCustomer(
  db: Db,
  id: string,
  change: Partial<Omit<CustomerRow, 'id' | 'cart_version' | 'created_at'>>,
): Promise<void> {
  await db.updateTable('customer').set(change).where('id', '=', id).execute();
}
