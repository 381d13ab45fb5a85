import type { AddressFields } from '@kayal/api-contract';
import { newId } from '../../db/ids.ts';
import type { Db } from '../../db/open-database.ts';
import { maxAddresses } from '../addresses/addresses.service.ts';
import { noCounts, type Counts } from './import-run.ts';
import {
  findAccounts,
  insertAccounts,
  insertAddresses,
  listAddressesOf,
  type NewAccount,
  type NewAddress,
} from './people-import.repository.ts';
import { addressKey } from './read/cells.logic.ts';
import type { Problems } from './read/problems.ts';
import type { ReadCustomer } from './read/read-customers.ts';

/** Where a slice goes: `importId` is null for a check, which only counts. */
export interface TakeParts {
  readonly db: Db;
  readonly importId: string | null;
  readonly now: number;
  readonly problems: Problems;
}

/** All that a slice says of one e-mail address. */
interface Person {
  readonly first: ReadCustomer;
  readonly addresses: readonly AddressFields[];
}

function peopleOf(slice: readonly ReadCustomer[]): readonly Person[] {
  const byEmail = Map.groupBy(slice, ({ email }) => email);
  return [...byEmail.values()].flatMap((rows) => {
    const [first] = rows;
    return first === undefined ? [] : [{ first, addresses: rows.flatMap(({ addresses }) => addresses) }];
  });
}

/** She sets a password by a code that is mailed to her, which proves the address. */
const accountOf = ({ first }: Person, importId: string, now: number): NewAccount => ({
  id: newId(),
  email: first.email,
  full_name: first.name,
  mobile: first.mobile,
  created_at: now,
  import_id: importId,
});

const addressOf = (
  { name, mobile, pincode, locality, address, city, district }: AddressFields,
  customerId: string,
  importId: string | null,
  now: number,
): NewAddress => ({
  id: newId(),
  customer_id: customerId,
  name,
  mobile,
  pincode,
  locality,
  address,
  city,
  district,
  is_active: 0,
  created_at: now,
  import_id: importId,
});

/** Addresses that are missing in the accounts, the first one of an account that no owner has used active. */
async function missingAddresses(
  { db, importId, now }: TakeParts,
  people: readonly Person[],
  accounts: Awaited<ReturnType<typeof findAccounts>>,
): Promise<readonly NewAddress[]> {
  const ids = [...accounts.values()].map(({ id }) => id);
  const stored = ids.length === 0 ? [] : await listAddressesOf(db, ids);
  const byCustomer = Map.groupBy(stored, (row) => row.customer_id);
  return people.flatMap(({ first, addresses }) => {
    const account = accounts.get(first.email);
    const own = account === undefined ? [] : (byCustomer.get(account.id) ?? []);
    const known = new Set(own.map(addressKey));
    const isUnused = account !== undefined && account.import_id !== null && account.verified === 0;
    return addresses
      .filter((address) => !known.has(addressKey(address)))
      .slice(0, Math.max(0, maxAddresses - own.length))
      .map((address, index) => ({
        ...addressOf(address, account?.id ?? '', importId, now),
        is_active: index === 0 && own.length === 0 && isUnused ? (1 as const) : (0 as const),
      }));
  });
}

/**
 * Brings a slice of customers over, in the transaction of `db`: accounts for new e-mail addresses, and for all of them the
 * addresses that are missing. An account that exists stays as it is.
 * @returns what is new
 */
export async function takeCustomers(parts: TakeParts, slice: readonly ReadCustomer[]): Promise<Counts> {
  const { db, importId, now, problems } = parts;
  const people = peopleOf(slice);
  const emails = people.map(({ first }) => first.email);
  const before = await findAccounts(db, emails);
  const fresh = people.filter(({ first }) => !before.has(first.email));
  for (const { first } of people) if (first.isFirst && before.has(first.email)) problems.add('account', first.row);
  let accounts = before;
  if (importId !== null) {
    await insertAccounts(
      db,
      fresh.map((person) => accountOf(person, importId, now)),
    );
    accounts = await findAccounts(db, emails);
  }
  const addresses = await missingAddresses(parts, people, accounts);
  if (importId !== null) await insertAddresses(db, addresses);
  // In a check an account of a slice before this one is not stored.
  const customers = fresh.filter(({ first }) => importId !== null || first.isFirst).length;
  return { ...noCounts, customers, addresses: addresses.length };
}
