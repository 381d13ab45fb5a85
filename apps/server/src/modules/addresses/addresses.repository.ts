import type { Address, AddressFields } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import { prepare } from '../../db/prepare.ts';
import type { AddressTable } from '../../db/tables/accounts.ts';
import type { Database } from '../../db/schema.ts';

function toAddress(row: AddressTable): Address {
  return {
    id: row.id,
    name: row.name,
    mobile: row.mobile,
    pincode: row.pincode,
    locality: row.locality,
    address: row.address,
    city: row.city,
    district: row.district,
    addressType: row.address_type,
    isActive: row.is_active === 1,
  };
}

function toColumns(fields: AddressFields) {
  return {
    name: fields.name,
    mobile: fields.mobile,
    pincode: fields.pincode,
    locality: fields.locality,
    address: fields.address,
    city: fields.city,
    district: fields.district,
    address_type: fields.addressType,
  };
}

/** A customer's addresses, oldest first. */
export async function listAddresses(db: Db, customerId: string): Promise<Address[]> {
  const rows = await db
    .selectFrom('address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toAddress);
}

/** One address of this customer's; `undefined` when there is none, or it is another customer's. */
export async function findAddress(db: Db, customerId: string, id: string): Promise<Address | undefined> {
  const row = await db
    .selectFrom('address')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row && toAddress(row);
}

const selectActive = prepare<{ customerId: string }, AddressTable>((db, { customerId }) =>
  db
    .selectFrom('address')
    .select(['id', 'customer_id', 'name', 'mobile', 'pincode', 'locality', 'address', 'city', 'district'])
    .select(['address_type', 'is_active', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('is_active', '=', 1),
);

/** The address this customer's orders are delivered to; `undefined` when none is chosen. */
export async function findActiveAddress(db: Db, customerId: string): Promise<Address | undefined> {
  const [row] = (await selectActive(db, { customerId })).rows;
  return row && toAddress(row);
}

/** Stores a new address. */
export async function insertAddress(
  trx: Transaction<Database>,
  customerId: string,
  address: Address,
  createdAt: number,
): Promise<void> {
  await trx
    .insertInto('address')
    .values({
      id: address.id,
      customer_id: customerId,
      ...toColumns(address),
      is_active: address.isActive ? 1 : 0,
      created_at: createdAt,
    })
    .execute();
}

/** Rewrites an address of this customer's. @returns false when none of hers has that id. */
export async function updateAddressFields(
  db: Db,
  customerId: string,
  id: string,
  fields: AddressFields,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('address')
    .set({ ...toColumns(fields), import_id: null })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Leaves a customer without an active address. */
export async function deactivateAddresses(trx: Transaction<Database>, customerId: string): Promise<void> {
  await trx
    .updateTable('address')
    .set({ is_active: 0 })
    .where('customer_id', '=', customerId)
    .where('is_active', '=', 1)
    .execute();
}

/** Makes one of a customer's addresses active; the others must not be. */
export async function activateAddress(trx: Transaction<Database>, customerId: string, id: string): Promise<void> {
  await trx
    .updateTable('address')
    .set({ is_active: 1 })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .execute();
}

/** Removes an address of this customer's. @returns false when none of hers has that id. */
export async function removeAddress(db: Db, customerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('address')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
