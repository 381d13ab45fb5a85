import type { PersonalData } from '@kayal/api-contract';
import type { Db } from '../../db/open-database.ts';
import type { ConsentTable, ErasureTable } from '../../db/tables/privacy.ts';

/** Adds a choice. */
export async function insertConsent(trx: Db, row: ConsentTable): Promise<void> {
  await trx.insertInto('consent').values(row).execute();
}

/** The choices of a customer, oldest first. */
export async function listConsentsOf(db: Db, customerId: string): Promise<ConsentTable[]> {
  const query = db.selectFrom('consent').selectAll().where('customer_id', '=', customerId);
  return query.orderBy('created_at').orderBy('id').execute();
}

/** All choices with who made them, oldest first; none of an address that nobody confirmed. */
export async function listConsents(db: Db) {
  return db
    .selectFrom('consent')
    .innerJoin('customer', 'customer.id', 'consent.customer_id')
    .where('verified', '=', 1)
    .select(['email', 'full_name', 'consent', 'text', 'version', 'given', 'consent.created_at'])
    .orderBy('consent.created_at')
    .orderBy('consent.id')
    .execute();
}

/** Records that an account was deleted. */
export async function insertErasure(trx: Db, row: ErasureTable): Promise<void> {
  await trx.insertInto('erasure').values(row).execute();
}

/** Accounts that were deleted, oldest first. */
export async function listErasures(db: Db): Promise<ErasureTable[]> {
  return db.selectFrom('erasure').selectAll().orderBy('created_at').orderBy('customer_id').execute();
}

/** Somebody whose data is stored. */
export interface AffectedPerson {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
}

/** Times of rows in ms since 1970: from the first, before the second. */
export interface StoredBetween {
  readonly from: number;
  readonly before: number;
}

const ownerTables = { addresses: 'address', sessions: 'session' } as const;
type OwnerTable = (typeof ownerTables)[keyof typeof ownerTables] | 'placed_order' | 'awaited_order';

/** Everybody whose past orders were brought over in a time: without an account only the address is known. */
async function listPastBuyers(db: Db, { from, before }: StoredBetween): Promise<AffectedPerson[]> {
  const query = db.selectFrom('past_order').select('email').distinct();
  const rows = await query.where('created_at', '>=', from).where('created_at', '<', before).execute();
  return rows.map(({ email }) => ({ email, name: '', phone: '' }));
}

/** Everybody of whom data of a kind is stored that was saved in a time. Deleted accounts are nobody. */
export async function listAffected(
  db: Db,
  kind: PersonalData,
  { from, before }: StoredBetween,
): Promise<AffectedPerson[]> {
  if (kind === 'messages') {
    return db
      .selectFrom('contact_message')
      .select(['email', 'name', 'mobile as phone'])
      .where('created_at', '>=', from)
      .where('created_at', '<', before)
      .execute();
  }
  const people = db
    .selectFrom('customer')
    .select(['email', 'full_name as name', 'mobile as phone'])
    .where('email', 'not like', '%@deleted.invalid');
  if (kind === 'account') return people.where('created_at', '>=', from).where('created_at', '<', before).execute();
  const ownersIn = (table: OwnerTable) =>
    db.selectFrom(table).select('customer_id').where('created_at', '>=', from).where('created_at', '<', before);
  if (kind !== 'orders') return people.where('id', 'in', ownersIn(ownerTables[kind])).execute();
  const owners = ownersIn('placed_order').unionAll(ownersIn('awaited_order'));
  return [...(await people.where('id', 'in', owners).execute()), ...(await listPastBuyers(db, { from, before }))];
}
