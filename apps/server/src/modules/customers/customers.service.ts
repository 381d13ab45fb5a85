import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { paiseToRupees, type CustomerSort, type WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../context/app-context.ts';
import { ApiError } from '../../http/api-error.ts';
import { csvCell, csvStream } from '../../http/csv.ts';
import type { Page } from '../../http/paging.ts';
import { readAddresses } from '../addresses/addresses.service.ts';
import { readConsents } from '../privacy/consents.service.ts';
import {
  countCustomers,
  countReturnsOf,
  listCustomerIds,
  listNextCustomers,
  loadCustomers,
  type CustomerPosition,
} from './customers.repository.ts';

type Customer = WireOf<'getCustomers'>['answer']['customers'][number];

/** Customers of one slice of a file: some 10 ms of work. */
const exportStep = 200;

async function readCustomers(db: AppContext['db'], ids: readonly string[]): Promise<Customer[]> {
  const rows = await loadCustomers(db, ids);
  return rows.map((row) => ({
    id: row.id,
    name: row.full_name,
    email: row.email,
    phone: row.mobile || (row.addressMobile ?? ''),
    isConfirmed: row.verified === 1,
    createdAt: row.createdAt,
    orders: Number(row.orders ?? 0),
    spent: paiseToRupees(Number(row.spent ?? 0)),
    lastOrderAt: row.lastOrderAt,
  }));
}

/** A page of customers, and how many match. */
export async function readCustomerPage(
  { db }: Pick<AppContext, 'db'>,
  text: string,
  sort: CustomerSort,
  page: Page,
): Promise<{ readonly total: number; readonly customers: Customer[] }> {
  const customers = await readCustomers(db, await listCustomerIds(db, text, sort, page));
  return { total: await countCustomers(db, text), customers };
}

/** One customer. @throws ApiError `user.not_found`, also for an admin and a deleted account */
export async function readCustomer(context: AppContext, id: string): Promise<WireOf<'getCustomer'>['answer']> {
  const { db } = context;
  const [customer] = await readCustomers(db, [id]);
  if (customer === undefined) throw new ApiError('user.not_found');
  return {
    success: true,
    customer,
    addresses: await readAddresses(context, id),
    consents: await readConsents(context, db, id),
    returns: await countReturnsOf(db, id),
  };
}

const isoDay = (at: number | null): string => (at === null ? '' : new Date(at).toISOString().slice(0, 10));

async function* customerRows(db: AppContext['db'], text: string) {
  yield ['Name', 'E-mail', 'E-mail confirmed', 'Phone', 'Since (UTC)', 'Orders', 'Spent', 'Last order (UTC)'];
  let after: CustomerPosition | null = null;
  for (;;) {
    const customers = await readCustomers(db, await listNextCustomers(db, text, after, exportStep));
    for (const { name, email, isConfirmed, phone, createdAt, orders, spent, lastOrderAt } of customers) {
      const texts = [csvCell(name), csvCell(email), isConfirmed ? 'yes' : 'no', csvCell(phone)];
      yield [...texts, isoDay(createdAt), orders, spent.toFixed(2), isoDay(lastOrderAt)];
    }
    after = customers.at(-1) ?? null;
    if (after === null) return;
    // SQLite answers within this turn of the event loop, so give other calls a turn here.
    await setImmediate();
  }
}

/** The customers that match as the text of a CSV file, newest first, read in slices while it is sent. */
export const exportCustomers = ({ db }: Pick<AppContext, 'db'>, text: string): Readable =>
  csvStream(customerRows(db, text));
