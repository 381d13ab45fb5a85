import type { Transaction } from 'kysely';
import { forUpdate } from '../../../db/dialect.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Database } from '../../../db/schema.ts';
import type { CustomerRow } from '../customers/customers.repository.ts';

/** The admins, oldest first. */
export async function listAdmins(db: Db): Promise<CustomerRow[]> {
  return db
    .selectFrom('customer')
    .selectAll()
    .where('role', '=', 'admin')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** As `listAdmins`, with the rows locked, so that two admins who leave at once cannot leave the shop without one. */
export async function lockAdmins(transaction: Transaction<Database>): Promise<CustomerRow[]> {
  const query = transaction.selectFrom('customer').selectAll().where('role', '=', 'admin').orderBy('id');
  return forUpdate(transaction, query).execute();
}

/** Whether the shop has an admin. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db.selectFrom('customer').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst();
  return row !== undefined;
}
