import { markUnfinished, migrate, stepsOf, unfinishedMove } from '../../db/migrate.ts';
import { openDatabase, type Db, type DatabaseLocation } from '../../db/open-database.ts';
import { describeLedgerError, findLedgerErrors } from '../orders/ledger.repository.ts';
import { isReplica, readPostgres, writePostgres } from './postgres-rows.repository.ts';
import { RowDigest, type ShopRows, type ShopRowsTarget } from './shop-rows.ts';
import { readSqlite, writeSqlite } from './sqlite-rows.repository.ts';

/** A move that was refused, with what to do about it. Nothing was written, or all that was is marked as unfinished. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}

/** How a move went. */
export interface Moved {
  readonly tables: number;
  readonly rows: number;
}

interface MoveOptions {
  /** Whether rows that the target has are replaced. */
  readonly replace: boolean;
  /** Is told each table that was copied. */
  readonly onTable: (table: string, rows: number) => void;
}

const openSource = ({ databaseUrl, dataDir }: DatabaseLocation): ShopRows | Promise<ShopRows> =>
  databaseUrl === null ? readSqlite(dataDir) : readPostgres(databaseUrl);

const openTarget = ({ databaseUrl, dataDir }: DatabaseLocation): ShopRowsTarget | Promise<ShopRowsTarget> =>
  databaseUrl === null ? writeSqlite(dataDir) : writePostgres(databaseUrl);

async function withShop<T>(place: DatabaseLocation, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(place);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** @throws MoveError unless the database has exactly the steps of this version */
async function requireSameVersion(rows: ShopRows, place: DatabaseLocation): Promise<void> {
  const [found, own] = [await rows.listSteps(), await withShop(place, async (db) => stepsOf(db))];
  for (const [name, checksum] of own) {
    if (found.get(name) === checksum) continue;
    throw new MoveError('The shop has the data of another version. Start it with this version once, then move it.');
  }
  if (found.size > own.size) {
    throw new MoveError('The shop has the data of a newer version. Move it with the newest version that it has run.');
  }
}

/** @throws MoveError when the target has rows that a shop has written, and they are not to be replaced */
async function requireEmpty(target: ShopRowsTarget): Promise<void> {
  if ((await target.listSteps()).has(unfinishedMove)) return;
  for (const table of await target.listTables()) {
    if (await target.hasRows(table)) {
      throw new MoveError(`The target has rows already, in ${table}. Name an empty one, or add --replace.`);
    }
  }
}

/** Makes the tables of the target, and marks it until all rows are there. No shop starts on a marked one. */
async function prepareTarget(target: ShopRowsTarget, place: DatabaseLocation): Promise<void> {
  if ((await target.listSteps()).has(unfinishedMove)) return;
  await withShop(place, async (db) => {
    await migrate(db);
    await markUnfinished(db);
  });
}

/** @throws MoveError when stock, orders or documents of a shop do not agree */
async function requireLedger(place: DatabaseLocation, side: string): Promise<void> {
  const [error, ...more] = await withShop(place, findLedgerErrors);
  if (error === undefined) return;
  throw new MoveError(
    `Stock and orders of the ${side} do not agree (${more.length + 1}): ${describeLedgerError(error)}`,
  );
}

async function copyTable(table: string, source: ShopRows, target: ShopRowsTarget): Promise<number> {
  const [read, written] = [new RowDigest(), new RowDigest()];
  for await (const rows of source.read(table)) {
    for (const row of rows) read.add(row);
    await target.insert(table, rows);
  }
  for await (const rows of target.read(table)) for (const row of rows) written.add(row);
  const [expected, found] = [read.result(), written.result()];
  if (expected.rows === found.rows && expected.digest === found.digest) return found.rows;
  throw new MoveError(`${table} has ${expected.rows} rows in the shop, and ${found.rows} in the target, or others.`);
}

/**
 * Copies all rows of a shop into another database, of either engine, in one transaction, as they are at one moment, and
 * compares every table by count and digest before it commits. The shop is only read. After a kill or an error the target is
 * marked as unfinished; the same move begins again.
 * @throws MoveError when source or target do not fit, or do not agree
 */
export async function moveShop(from: DatabaseLocation, to: DatabaseLocation, options: MoveOptions): Promise<Moved> {
  if (to.databaseUrl !== null && (await isReplica(to.databaseUrl))) {
    throw new MoveError('The target is a replica. Name the server that writes.');
  }
  await requireLedger(from, 'shop');
  const source = await openSource(from);
  const target = await openTarget(to);
  try {
    await requireSameVersion(source, from);
    if (!options.replace) await requireEmpty(target);
    await prepareTarget(target, to);
    await target.begin();
    let rows = 0;
    const tables = await source.listTables();
    for (const table of tables) {
      const copied = await copyTable(table, source, target);
      rows += copied;
      options.onTable(table, copied);
    }
    await target.finish();
    await requireLedger(to, 'target');
    return { tables: tables.length, rows };
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}
