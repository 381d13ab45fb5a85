import type { Insertable, Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction.ts';
import type { Db } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import { addSetting, readSetting } from '../db/settings.repository.ts';
import { bumpCatalogueVersion } from '../modules/catalogue-version/catalogue-version.ts';
import { demoCatalogue } from './catalogue.ts';
import { demoOrders, openingStock } from './orders.ts';
import { addressRows, customerRow, demoPassword, people } from './people.ts';

/** Inputs of seeding. */
export interface SeedDemoOptions {
  readonly db: Db;
  /** Season of the colour names. */
  readonly season: string;
  /** ms since 1970; the demo orders are some days older. */
  readonly now: number;
  /** Makes the Argon2id hash of a password. */
  readonly hashPassword: (password: string) => Promise<string>;
}

const dayMs = 86_400_000;
/** Name of the setting that says when the demo was written. */
const seededAt = 'demo-seeded-at';
/** Well below the number of parameters that either engine allows in one statement. */
const boundValues = 6000;

async function insertAll<Table extends keyof Database>(
  trx: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const size = Math.floor(boundValues / Object.keys(first).length);
  for (let start = 0; start < rows.length; start += size) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute();
  }
}

/** Whether this process may seed: only one process gets true, and only while the shop is empty. */
async function maySeed(trx: Transaction<Database>, now: number): Promise<boolean> {
  if (!(await addSetting(trx, seededAt, String(now)))) return false;
  return (await trx.selectFrom('product').select('id').limit(1).executeTakeFirst()) === undefined;
}

/**
 * Fills an empty shop with the demo catalogue, three accounts and some orders, in one
 * transaction. Does nothing when it ran before or the shop has products.
 * @returns whether it filled the shop
 * @throws when the database cannot be written or a password cannot be hashed
 */
export async function seedDemo({ db, season, now, hashPassword }: SeedDemoOptions): Promise<boolean> {
  if ((await readSetting(db, seededAt)) !== undefined) return false;
  const catalogue = demoCatalogue(season);
  const orders = demoOrders(catalogue, now);
  const joinedAt = now - 90 * dayMs;
  const customers = await Promise.all(
    people.map(async (person) => customerRow(person, await hashPassword(demoPassword), joinedAt)),
  );
  return inTransaction(db, async (trx) => {
    if (!(await maySeed(trx, now))) return false;
    await insertAll(trx, 'category', catalogue.categories);
    await insertAll(trx, 'colour', catalogue.colours);
    await insertAll(trx, 'product', catalogue.products);
    await insertAll(trx, 'product_group', catalogue.productGroups);
    await insertAll(trx, 'variant', catalogue.variants);
    await insertAll(trx, 'offer', catalogue.offers);
    await insertAll(trx, 'search_word', catalogue.searchWords);
    await insertAll(trx, 'customer', customers);
    await insertAll(
      trx,
      'address',
      people.flatMap((person) => addressRows(person, joinedAt)),
    );
    await insertAll(trx, 'placed_order', orders.orders);
    await insertAll(trx, 'order_line', orders.lines);
    await insertAll(trx, 'stock_movement', [...openingStock(catalogue, orders, joinedAt), ...orders.movements]);
    await bumpCatalogueVersion(trx, 'shape', now);
    return true;
  });
}
