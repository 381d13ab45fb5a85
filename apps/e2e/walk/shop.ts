import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type OpenDatabase } from '../../server/src/db/open-database.ts';
import { describeLedgerError, findLedgerErrors } from '../../server/src/modules/orders/ledger.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const startLimitMs = 60_000;

/** The server under test, on data of its own, with a second connection to its database for the invariants. */
export interface Shop {
  readonly origin: string;
  /** Ends the process as a crash would. */
  readonly end: () => Promise<void>;
  /** Starts the process again, on the same data. */
  readonly start: () => Promise<void>;
  /** Every disagreement between stock and orders, as text. */
  readonly ledgerErrors: () => Promise<readonly string[]>;
  /** The total of each order by its entry number, paise. */
  readonly orderTotals: () => Promise<ReadonlyMap<string, number>>;
  /** Units in a customer's cart, those no longer on sale included. */
  readonly unitsInCart: (email: string) => Promise<number>;
  /** Sets the units in stock of one variant through the shop's own command. */
  readonly setStock: (uniqueCode: string, units: number) => Promise<void>;
  /** Unique codes of all variants, sorted. */
  readonly uniqueCodes: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

/** Where runs find a seeded SQLite shop to copy, so that seeding is paid once. */
const seededFolder = path.join(tmpdir(), `kayal-walk-seed-${process.pid}`);

/** Starts a shop on a port with the demo catalogue and empty carts. */
export async function startShop(port: number, databaseUrl: string | null): Promise<Shop> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-walk-'));
  cpSync(seededFolder, dataDir, { recursive: true, verbatimSymlinks: true });
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    RATE_LIMIT: 'off',
    LOAD_SHEDDING: 'off',
    LOG_LEVEL: 'error',
  };
  const origin = `http://127.0.0.1:${port}`;
  let child = await startProcess(env, origin);
  const database: OpenDatabase = openDatabase({ databaseUrl, dataDir });
  return {
    origin,
    end: () => end(child, 'SIGKILL'),
    start: async () => {
      child = await startProcess(env, origin);
    },
    ledgerErrors: async () => (await findLedgerErrors(database.db)).map(describeLedgerError),
    orderTotals: async () => {
      const rows = await database.db.selectFrom('placed_order').select(['entry_no', 'total']).execute();
      return new Map(rows.map((row) => [row.entry_no, row.total]));
    },
    unitsInCart: async (email) => {
      const rows = await database.db
        .selectFrom('cart_line')
        .innerJoin('customer', 'customer.id', 'cart_line.customer_id')
        .select('qty')
        .where('customer.email', '=', email)
        .execute();
      return rows.reduce((sum, { qty }) => sum + qty, 0);
    },
    uniqueCodes: async () => {
      const rows = await database.db.selectFrom('variant').select('unique_code').orderBy('unique_code').execute();
      return rows.map((row) => row.unique_code);
    },
    setStock: (uniqueCode, units) => runStockSet(env, uniqueCode, units),
    stop: async () => {
      await database.close();
      await end(child, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Seeds the folder that every SQLite run copies. Call it once before the first {@link startShop}. */
export async function seedOnce(port: number): Promise<void> {
  mkdirSync(seededFolder, { recursive: true });
  const pictures = path.join(root, '.cache/e2e-pictures');
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, path.join(seededFolder, 'cache'), 'dir');
  const env = { ...process.env, PORT: String(port), DATA_DIR: seededFolder, LOG_LEVEL: 'error' };
  await end(await startProcess(env, `http://127.0.0.1:${port}`), 'SIGTERM');
}

/** Removes what {@link seedOnce} made. */
export function removeSeed(): void {
  rmSync(seededFolder, { recursive: true, force: true });
}

async function startProcess(env: NodeJS.ProcessEnv, origin: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: root, env, stdio: 'ignore' });
  const givesUpAt = Date.now() + startLimitMs;
  while (Date.now() < givesUpAt) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null);
    if (answer?.ok === true) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The shop at ${origin} was not ready within ${startLimitMs} ms.`);
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  await closed;
}

async function runStockSet(env: NodeJS.ProcessEnv, uniqueCode: string, units: number): Promise<void> {
  const child = spawn(process.execPath, ['apps/server/src/cli/stock-set.ts', uniqueCode, String(units)], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  await new Promise((resolve) => child.once('close', resolve));
}
