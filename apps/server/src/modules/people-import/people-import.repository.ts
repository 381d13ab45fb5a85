import type { Selectable } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import { partsInTurns } from '../../db/slices.ts';
import { prepareRows } from '../../db/prepare.ts';
import type { AddressTable, CustomerTable } from '../../db/tables/accounts.ts';
import type { Flag } from '../../db/tables/flag.ts';
import type { PeopleImportTable } from '../../db/tables/people.ts';

/** An account that an import makes. */
export type NewAccount = Pick<CustomerTable, 'id' | 'email' | 'full_name' | 'mobile' | 'created_at'> & {
  readonly import_id: string;
};

/** An address that an import adds. */
export type NewAddress = Omit<AddressTable, 'address_type'> & { readonly import_id: string | null };

/** What an import reads of an account that exists. */
export interface StoredAccount {
  readonly id: string;
  readonly email: string;
  readonly verified: Flag;
  readonly import_id: string | null;
}

type StoredAddress = Pick<AddressTable, 'customer_id' | 'address' | 'pincode'>;

/** Rows of one statement; it is built once, so few lengths are best. */
const rowsAtOnce = 100;

/** A stored import. */
export type ImportRow = Selectable<PeopleImportTable>;

/** States in which a process works on an import. */
const workingStates = ['checking', 'bringing', 'undoing'] as const;

/** Stores a new import. */
export async function insertImport(db: Db, row: ImportRow): Promise<void> {
  await db.insertInto('people_import').values(row).execute();
}

/** All imports, newest first. */
export function listImports(db: Db): Promise<ImportRow[]> {
  return db.selectFrom('people_import').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
}

/** One import. */
export function findImport(db: Db, id: string): Promise<ImportRow | undefined> {
  return db.selectFrom('people_import').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Changes an import that is still in a state. @returns false when it is not, and nothing was changed */
export async function updateImport(
  db: Db,
  { id, state }: Pick<ImportRow, 'id' | 'state'>,
  change: Partial<Omit<ImportRow, 'id'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people_import')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes an import for this process, unless another one has touched it since it was read. */
export async function claimImport(db: Db, row: Pick<ImportRow, 'id' | 'touched_at'>, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people_import')
    .set({ touched_at: now })
    .where('id', '=', row.id)
    .where('touched_at', '=', row.touched_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether an import is being worked on. */
export async function hasWorking(db: Db): Promise<boolean> {
  return (await countRows(db.selectFrom('people_import').where('state', 'in', workingStates))) > 0;
}

/** Imports under way that no process has touched since a time. */
export function listAbandoned(db: Db, before: number): Promise<ImportRow[]> {
  return db
    .selectFrom('people_import')
    .selectAll()
    .where('state', 'in', workingStates)
    .where('touched_at', '<', before)
    .execute();
}

/** Files that were checked before a time and not brought over. */
export function listLate(db: Db, before: number): Promise<ImportRow[]> {
  return db
    .selectFrom('people_import')
    .selectAll()
    .where('state', '=', 'checked')
    .where('touched_at', '<', before)
    .execute();
}

/** Deletes an import's own row. */
export async function deleteImport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('people_import').where('id', '=', id).execute();
}

const selectAccounts = prepareRows<Pick<NewAccount, 'email'>, StoredAccount>((db, rows) =>
  db
    .selectFrom('customer')
    .select(['id', 'email', 'verified', 'import_id'])
    .where(
      'email',
      'in',
      rows.map(({ email }) => email),
    ),
);

/** The accounts of some e-mail addresses, by the address. */
export async function findAccounts(db: Db, emails: readonly string[]): Promise<ReadonlyMap<string, StoredAccount>> {
  const { rows } = await selectAccounts(
    db,
    emails.map((email) => ({ email })),
  );
  return new Map(rows.map((row) => [row.email, row]));
}

const writeAccounts = prepareRows<NewAccount, never>((db, rows) =>
  db
    .insertInto('customer')
    .values(
      rows.map((row) => ({
        id: row.id,
        email: row.email,
        full_name: row.full_name,
        mobile: row.mobile,
        role: 'shopper',
        verified: 0,
        created_at: row.created_at,
        import_id: row.import_id,
      })),
    )
    .onConflict((conflict) => conflict.column('email').doNothing()),
);

/** Stores accounts without a password; an e-mail address that was taken meanwhile keeps its account. */
export async function insertAccounts(db: Db, rows: readonly NewAccount[]): Promise<void> {
  for await (const part of partsInTurns(rows, rowsAtOnce)) await writeAccounts(db, part);
}

const selectAddresses = prepareRows<{ readonly id: string }, StoredAddress>((db, rows) =>
  db
    .selectFrom('address')
    .select(['customer_id', 'address', 'pincode'])
    .where(
      'customer_id',
      'in',
      rows.map(({ id }) => id),
    ),
);

/** Addresses of some customers: what tells them apart. */
export async function listAddressesOf(db: Db, customerIds: readonly string[]): Promise<readonly StoredAddress[]> {
  const { rows } = await selectAddresses(
    db,
    customerIds.map((id) => ({ id })),
  );
  return rows;
}

const writeAddresses = prepareRows<NewAddress, never>((db, rows) =>
  db.insertInto('address').values(
    rows.map((row) => ({
      id: row.id,
      customer_id: row.customer_id,
      name: row.name,
      mobile: row.mobile,
      pincode: row.pincode,
      locality: row.locality,
      address: row.address,
      city: row.city,
      district: row.district,
      address_type: 'Home',
      is_active: row.is_active,
      created_at: row.created_at,
      import_id: row.import_id,
    })),
  ),
);

/** Stores addresses. */
export async function insertAddresses(db: Db, rows: readonly NewAddress[]): Promise<void> {
  for await (const part of partsInTurns(rows, rowsAtOnce)) await writeAddresses(db, part);
}

/** Accounts of an import whose owners have logged in. */
export function countClaimed(db: Db, importId: string): Promise<number> {
  return countRows(db.selectFrom('customer').where('import_id', '=', importId).where('verified', '=', 1));
}

/** Deletes some of the addresses that an import added. @returns how many; 0 when none is left */
export async function deleteSomeAddresses(db: Db, importId: string, limit: number): Promise<number> {
  const some = db.selectFrom('address').select('id').where('import_id', '=', importId).limit(limit);
  const { numDeletedRows } = await db.deleteFrom('address').where('id', 'in', some).executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Deletes some of the accounts that an import made and nobody has logged in to. An account that was deleted by its owner
 * is not confirmed any more either; its row stays for her orders.
 * @returns how many; 0 when none is left
 */
export async function deleteSomeAccounts(db: Db, importId: string, limit: number): Promise<number> {
  const found = await db
    .selectFrom('customer')
    .select('id')
    .where('import_id', '=', importId)
    .where('verified', '=', 0)
    .where((eb) => {
      const orders = eb.selectFrom('placed_order').select('placed_order.entry_no');
      return eb.not(eb.exists(orders.whereRef('placed_order.customer_id', '=', 'customer.id')));
    })
    .limit(limit)
    .execute();
  if (found.length === 0) return 0;
  const ids = found.map(({ id }) => id);
  return inTransaction(db, async (trx) => {
    const unconfirmed = trx.selectFrom('customer').select('id').where('id', 'in', ids).where('verified', '=', 0);
    // A sign-up that was never confirmed may have left consents.
    await trx.deleteFrom('consent').where('customer_id', 'in', unconfirmed).execute();
    const { numDeletedRows } = await trx
      .deleteFrom('customer')
      .where('id', 'in', ids)
      .where('verified', '=', 0)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
