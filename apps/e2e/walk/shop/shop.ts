import { cpSync, rmSync } from 'node:fs';
import { rupeesToPaise } from '@kayal/api-contract';
import { encodeProductLink } from '@kayal/api-contract/client';
import { openDatabase } from '../../../server/src/db/open-database.ts';
import { describeLedgerError, findLedgerErrors } from '../../../server/src/modules/orders/ledger.repository.ts';
import { readSettings } from '../../../server/src/modules/shop-settings/settings-cache.ts';
import { readConfig } from '../../../server/src/config/config.ts';
import { createAdminCalls, type CallAsAdmin } from './admin-calls.ts';
import type { Seed } from './seed.ts';
import { makeEmptyFolder, serverSettings, startServer } from './server-process.ts';

/** The list whose first products are bought: few, so that carts have several units of one and stock runs out. */
const menList = 627;
const productsOnOffer = 6;

/** An order as the database has it. */
export interface StoredOrder {
  readonly email: string;
  /** paise */
  readonly total: number;
  /** Price of each line times its units, and delivery, paise. */
  readonly sum: number;
}

/** What the database says about orders and stock. */
export interface StoredOrders {
  /** By entry number. */
  readonly orders: ReadonlyMap<string, StoredOrder>;
  /** Every disagreement between stock and orders, as text. */
  readonly ledgerErrors: readonly string[];
}

/** A line of a stored cart. */
export interface StoredLine {
  readonly uniqueCode: string;
  readonly quantity: number;
}

/** A stored cart. */
export interface StoredCart {
  /** Lines that are not sold any more included, by unique code. */
  readonly lines: readonly StoredLine[];
  /** What an order of it costs now, with delivery, paise. */
  readonly total: number;
}

/** The server under test, on data of its own, with a second connection to its database for the invariants. */
export interface Shop {
  readonly origin: string;
  /** The first products of the list of men's products. */
  readonly products: readonly { readonly id: number; readonly address: string }[];
  /** Ends the process as a crash would. */
  readonly end: () => Promise<void>;
  /** Starts the process again, on the same data. */
  readonly start: () => Promise<void>;
  /** Errors that the server has logged since this was last called. */
  readonly takeErrors: () => readonly string[];
  /** How far the server's clock is ahead of the machine's, ms. */
  readonly clockMs: () => number;
  /** Sets the server's clock so far ahead of the machine's, ms; it stays so when the server starts again. */
  readonly setClock: (aheadMs: number) => Promise<void>;
  readonly readOrders: () => Promise<StoredOrders>;
  /** A customer's cart. */
  readonly cartOf: (email: string) => Promise<StoredCart>;
  /** Unique codes in any cart, sorted. */
  readonly codesInCarts: () => Promise<readonly string[]>;
  /** A call of the admin on another device. */
  readonly callAsAdmin: CallAsAdmin;
  readonly stop: () => Promise<void>;
}

/** Starts a shop on a copy of the seed. */
export async function startShop(port: number, seed: Seed): Promise<Shop> {
  const dataDir = makeEmptyFolder();
  cpSync(seed.dataDir, dataDir, { recursive: true, verbatimSymlinks: true });
  const databaseUrl = await seed.copyDatabase();
  const env = serverSettings(port, dataDir, databaseUrl);
  const origin = `http://127.0.0.1:${port}`;
  const config = readConfig(env);
  let clockMs = 0;
  let server = await startServer(env);
  const { db, close } = openDatabase({ databaseUrl, databasePooler: 'none', dataDir });
  const products = await db
    .selectFrom('product')
    .innerJoin('product_group', 'product_group.product_id', 'product.id')
    .select(['product.id', 'product.name'])
    .where('product_group.category_id', '=', menList)
    .orderBy('product.rank', 'desc')
    .orderBy('product.id')
    .limit(productsOnOffer)
    .execute();
  return {
    origin,
    products: products.map(({ id, name }) => ({
      id,
      address: `/fullimage?${new URLSearchParams({ ...encodeProductLink({ id, name }) })}`,
    })),
    end: () => server.end('SIGKILL'),
    start: async () => {
      server = await startServer(env, clockMs);
    },
    takeErrors: () => server.takeErrors(),
    clockMs: () => clockMs,
    setClock: async (aheadMs) => {
      await server.moveClock(aheadMs - clockMs);
      clockMs = aheadMs;
    },
    readOrders: async () => {
      const rows = await db
        .selectFrom('placed_order')
        .innerJoin('customer', 'customer.id', 'placed_order.customer_id')
        .select(['entry_no', 'total', 'delivery_charge', 'email'])
        .execute();
      const lines = Map.groupBy(
        await db.selectFrom('order_line').select(['entry_no', 'price', 'qty']).execute(),
        (line) => line.entry_no,
      );
      const sumOf = (entryNo: string): number =>
        (lines.get(entryNo) ?? []).reduce((sum, { price, qty }) => sum + price * qty, 0);
      return {
        orders: new Map(
          rows.map(({ entry_no, email, total, delivery_charge }) => [
            entry_no,
            { email: email ?? '', total, sum: sumOf(entry_no) + delivery_charge },
          ]),
        ),
        ledgerErrors: (await findLedgerErrors(db)).map(describeLedgerError),
      };
    },
    cartOf: async (email) => {
      const { settings } = await readSettings({ db, config });
      const rows = await db
        .selectFrom('cart_line')
        .innerJoin('customer', 'customer.id', 'cart_line.customer_id')
        .innerJoin('variant', 'variant.unique_code', 'cart_line.unique_code')
        .innerJoin('product', 'product.id', 'variant.product_id')
        .leftJoin('offer', 'offer.product_id', 'product.id')
        .select((eb) => [
          'cart_line.unique_code as uniqueCode',
          'cart_line.qty as quantity',
          'variant.withdrawn',
          'product.visible',
          eb.fn.coalesce('offer.price', 'product.mrp').as('price'),
        ])
        .where('customer.email', '=', email)
        .orderBy('cart_line.unique_code')
        .execute();
      const sold = rows.filter(({ withdrawn, visible }) => withdrawn === 0 && visible === 1);
      const sum = sold.reduce((total, { price, quantity }) => total + price * quantity, 0);
      return { lines: rows, total: sum + rupeesToPaise(settings.delivery.charge) };
    },
    codesInCarts: async () => {
      const rows = await db.selectFrom('cart_line').select('unique_code').distinct().orderBy('unique_code').execute();
      return rows.map((row) => row.unique_code);
    },
    callAsAdmin: createAdminCalls(origin),
    stop: async () => {
      await close();
      await server.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
      await seed.dropDatabase(databaseUrl);
    },
  };
}
