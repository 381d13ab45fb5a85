import type { CustomerSort } from '@kayal/api-contract';
import { sql } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import { holdsText } from '../../db/holds-text.ts';
import type { Db } from '../../db/open-database.ts';
import { phoneDigits } from '../../basics/phone-digits.ts';
import type { Page } from '../../http/paging.ts';

/** Where a list newest first continues. */
export interface CustomerPosition {
  readonly id: string;
  readonly createdAt: number;
}

/** Text in small letters, a line for each column. */
const linesOf = (...columns: readonly string[]) =>
  sql`lower(${sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || '\n' || `,
  )})`;

/** Without what people write between the digits of a phone number. */
const digitsOf = (column: string) =>
  [' ', '-', '.', '(', ')'].reduce(
    (text, character) => sql`replace(${text}, ${sql.lit(character)}, '')`,
    sql.ref(column),
  );

/**
 * Accounts of shoppers that match a search; not those that were deleted, whose orders keep a row without a name.
 * @param isByAge whether they are read in the order of the index of roles and ages, in which a list ends at its page.
 * Beside a bare column SQLite reads all rows by way of that index, which takes several times as long as the table itself.
 */
function matching(db: Db, text: string, isByAge: boolean) {
  const query = db
    .selectFrom('customer')
    .where(isByAge ? sql.ref('role') : sql`role || ''`, '=', 'shopper')
    .where('email', 'not like', '%@deleted.invalid');
  if (text === '') return query;
  const digits = phoneDigits(text);
  const phoneHolds = (column: string) => (digits === null ? [] : [holdsText(db, digitsOf(column), digits)]);
  const living = db
    .selectFrom('address')
    .select('customer_id')
    .where((is) => is.or([holdsText(db, linesOf('mobile', 'city', 'pincode'), text), ...phoneHolds('mobile')]));
  return query.where((is) =>
    is.or([
      holdsText(db, linesOf('full_name', 'email', 'mobile'), text),
      ...phoneHolds('mobile'),
      is('customer.id', 'in', living),
    ]),
  );
}

/** What customers bought, as the reports of sales count it: a cancelled order is none. */
const purchases = (db: Db) =>
  db
    .selectFrom('placed_order')
    .select((eb) => [
      'customer_id as customerId',
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>(eb('total', '-', eb.ref('delivery_charge'))).as('spent'),
      eb.fn.max('created_at').as('lastOrderAt'),
    ])
    .where('cancelled_at', 'is', null)
    .groupBy('customer_id');

/** Ids of a page of customers. Those without an order come last in the sorts by orders. */
export async function listCustomerIds(
  db: Db,
  text: string,
  sort: CustomerSort,
  { limit, offset }: Page,
): Promise<readonly string[]> {
  const query = matching(db, text, sort === 'newest' && text === '').select('customer.id');
  const column = sort === 'spent' ? 'bought.spent' : 'bought.lastOrderAt';
  const sorted =
    sort === 'newest'
      ? query
      : query
          .leftJoin(purchases(db).as('bought'), 'bought.customerId', 'customer.id')
          .orderBy(sql`coalesce(${sql.ref(column)}, 0)`, 'desc');
  const rows = await sorted
    .orderBy('customer.created_at', 'desc')
    .orderBy('customer.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of the next customers, newest first. @param after the last one that was read; null to begin */
export async function listNextCustomers(
  db: Db,
  text: string,
  after: CustomerPosition | null,
  limit: number,
): Promise<readonly string[]> {
  const query = matching(db, text, true).select('customer.id');
  const rest =
    after === null
      ? query
      : query
          .where('customer.created_at', '<=', after.createdAt)
          .where((is) => is.or([is('customer.created_at', '<', after.createdAt), is('customer.id', '>', after.id)]));
  const rows = await rest.orderBy('customer.created_at', 'desc').orderBy('customer.id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** How many customers match. */
export function countCustomers(db: Db, text: string): Promise<number> {
  return countRows(matching(db, text, false));
}

/** Customers with what they bought, in the order of their ids here; one that is no customer is absent. Paise. */
export async function loadCustomers(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await matching(db, '', false)
    .leftJoin('address', (join) =>
      join.onRef('address.customer_id', '=', 'customer.id').on('address.is_active', '=', 1),
    )
    .leftJoin(purchases(db).where('customer_id', 'in', ids).as('bought'), 'bought.customerId', 'customer.id')
    .select(['customer.id', 'full_name', 'email', 'customer.mobile', 'address.mobile as addressMobile'])
    .select(['verified', 'customer.created_at as createdAt', 'bought.orders', 'bought.spent', 'bought.lastOrderAt'])
    .where('customer.id', 'in', ids)
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** How many returns a customer asked for. */
export function countReturnsOf(db: Db, customerId: string): Promise<number> {
  return countRows(db.selectFrom('return_request').where('customer_id', '=', customerId));
}
