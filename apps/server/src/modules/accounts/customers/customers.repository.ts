import type { Selectable } from 'kysely';
import { forUpdate } from '../../../db/dialect.ts';
import type { Db } from '../../../db/open-database.ts';
import type { CustomerTable } from '../../../db/schema.ts';

/** A customer as kept. */
export type CustomerRow = Selectable<CustomerTable>;

/** The customer with an e-mail address, in its normal form. */
export async function findByEmail(db: Db, email: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('email', '=', email).executeTakeFirst();
}

/** As `findByEmail`, with the row locked until the transaction ends. */
export async function lockByEmail(transaction: Db, email: string): Promise<CustomerRow | undefined> {
  const query = transaction.selectFrom('customer').selectAll().where('email', '=', email);
  return forUpdate(transaction, query).executeTakeFirst();
}

/** The customer who signs in with a Google account, by its `sub` (ASVS 6.8.2). */
export async function findByGoogle(db: Db, sub: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('google_sub', '=', sub).executeTakeFirst();
}

/** The customer with an id. */
export async function findCustomer(db: Db, id: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Keeps a new customer. */
export async function insertCustomer(db: Db, row: Omit<CustomerRow, 'cart_version'>): Promise<void> {
  await db.insertInto('customer').values(row).execute();
}

/** Changes named columns of a customer. */
export async function updateCustomer(
  db: Db,
  id: string,
  change: Partial<Pick<CustomerRow, 'full_name' | 'password_hash' | 'verified' | 'google_sub'>>,
): Promise<void> {
  await db.updateTable('customer').set(change).where('id', '=', id).execute();
}

/** Makes an admin of a customer. */
export async function promoteToAdmin(
  db: Db,
  id: string,
  change: Pick<CustomerRow, 'full_name' | 'password_hash'>,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ ...change, role: 'admin', verified: 1 })
    .where('id', '=', id)
    .execute();
}
