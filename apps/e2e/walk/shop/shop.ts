import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodeProductLink } from '@kayal/api-contract/client';
import { serverProgram } from '../../../tools/server-build.mjs';
import { openDatabase } from '../../server/src/db/open-database.ts';
import { describeLedgerError, findLedgerErrors } from '../../server/src/modules/orders/ledger.repository.ts';
import { logIn, type SessionCookie } from './login.ts';
import type { Seed } from './seed.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const startLimitMs = 180_000;
/** Folder of one server, in the temporary folder of this machine. */
const dataFolderPrefix = path.join(tmpdir(), 'kayal-walk-');
const api = '/api/onlineorder';
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

/** The server under test, on data of its own, with a second connection to its database for the invariants. */
export interface Shop {
  readonly origin: string;
  /** Sessions that were opened before the walk, by e-mail. */
  readonly sessions: ReadonlyMap<string, SessionCookie>;
  /** The first products of the list of men's products. */
  readonly products: readonly { readonly id: number; readonly address: string }[];
  /** Ends the process as a crash would. */
  readonly end: () => Promise<void>;
  /** Starts the process again, on the same data. */
  readonly start: () => Promise<void>;
  readonly readOrders: () => Promise<StoredOrders>;
  /** A customer's cart, lines that are not sold any more included. */
  readonly cartOf: (email: string) => Promise<readonly StoredLine[]>;
  /** Unique codes in any cart, sorted. */
  readonly codesInCarts: () => Promise<readonly string[]>;
  /** A call of the admin on another device. @returns the status */
  readonly callAsAdmin: (address: string, body: object) => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Settings of a server of a walk. Pictures are not drawn ahead: that would take most of the processor. */
export function serverSettings(port: number, dataDir: string, databaseUrl: string | null): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    RATE_LIMIT: 'off',
    LOAD_SHEDDING: 'off',
    DRAW_AHEAD: 'off',
    LOG_LEVEL: 'error',
  };
}

/** Makes a data folder whose pictures are those that journeys have drawn. */
export function makeDataFolder(): string {
  const pictures = path.join(root, '.cache/e2e-pictures');
  mkdirSync(pictures, { recursive: true });
  const dataDir = mkdtempSync(dataFolderPrefix);
  symlinkSync(pictures, path.join(dataDir, 'cache'), 'dir');
  return dataDir;
}

/** Starts a shop on a copy of the seed. */
export async function startShop(port: number, seed: Seed): Promise<Shop> {
  const dataDir = mkdtempSync(dataFolderPrefix);
  cpSync(seed.dataDir, dataDir, { recursive: true, verbatimSymlinks: true });
  const databaseUrl = await seed.copyDatabase();
  const env = serverSettings(port, dataDir, databaseUrl);
  const origin = `http://127.0.0.1:${port}`;
  let child = await startServer(env);
  const { db, close } = openDatabase({ databaseUrl, dataDir });
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
    sessions: seed.sessions,
    products: products.map(({ id, name }) => ({
      id,
      address: `/fullimage?${new URLSearchParams({ ...encodeProductLink({ id, name }) })}`,
    })),
    end: () => endServer(child, 'SIGKILL'),
    start: async () => {
      child = await startServer(env);
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
    cartOf: (email) =>
      db
        .selectFrom('cart_line')
        .innerJoin('customer', 'customer.id', 'cart_line.customer_id')
        .select(['unique_code as uniqueCode', 'qty as quantity'])
        .where('customer.email', '=', email)
        .orderBy('unique_code')
        .execute(),
    codesInCarts: async () => {
      const rows = await db.selectFrom('cart_line').select('unique_code').distinct().orderBy('unique_code').execute();
      return rows.map((row) => row.unique_code);
    },
    callAsAdmin: async (address, body) => {
      const { name, value } = seed.sessions.get('admin@kayal.example') ?? (await logIn(origin, 'admin@kayal.example'));
      const answer = await fetch(`${origin}${api}${address}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie: `${name}=${value}`,
        },
        body: JSON.stringify(body),
      });
      return answer.status;
    },
    stop: async () => {
      await close();
      await endServer(child, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
      await seed.dropDatabase(databaseUrl);
    },
  };
}

/** Starts the server's process and waits until it is ready. @throws when that takes longer than 3 minutes */
export async function startServer(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [serverProgram('main.ts')], { cwd: root, env, stdio: 'ignore' });
  const ready = `http://127.0.0.1:${env['PORT']}/health/ready`;
  const givesUpAt = Date.now() + startLimitMs;
  while (Date.now() < givesUpAt && child.exitCode === null) {
    const answer = await fetch(ready).catch(() => null);
    if (answer?.ok === true) return child;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  child.kill('SIGKILL');
  throw new Error(`The shop on port ${env['PORT']} was not ready within ${startLimitMs} ms.`);
}

/** Ends the server's process and waits until it is closed. */
export async function endServer(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  await closed;
}
