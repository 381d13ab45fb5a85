import { markUnfinished, migrate, stepsOf, unfinishedMove } from '../../db/migrate.ts';
import { openDatabase, type Db, type DatabaseLocation } from '../../db/open-database.ts';
import { describeLedgerError, findLedgerErrors } from '../orders/ledger.repository.ts';
import { isReplica, readPostgres, writePostgres } from './postgres-rows.repository.ts';
import { RowDigest, type RowSource, type ShopRows, type ShopRowsTarget } from './shop-rows.ts';
import { readSqlite, writeSqlite } from './sqlite-rows.repository.ts';

/** A move that was refused, with what to do about it. Nothing was written, or all that was is marked as unfinished. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}

/** What was copied. */
export interface Moved {
  readonly tables: number;
  readonly rows: number;
}

/** Is told each table that was copied. */
export type OnTable = (table: string, rows: number) => void;

/** Opens the rows of a shop as they are at one moment: that of the first read. */
export const openSource = ({ databaseUrl, dataDir }: DatabaseLocation): ShopRows | Promise<ShopRows> =>
  databaseUrl === null ? readSqlite(dataDir) : readPostgres(databaseUrl);

/** @throws MoveError when the target is a replica */
export async function openTarget({ databaseUrl, dataDir }: DatabaseLocation): Promise<ShopRowsTarget> {
  if (databaseUrl === null) return writeSqlite(dataDir);
  if (await isReplica(databaseUrl)) throw new MoveError('The target is a replica. Name the server that writes.');
  return writePostgres(databaseUrl);
}

/** Runs work on the open database of a shop and closes it. */
export async function withShop<T>(place: DatabaseLocation, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(place);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** @throws MoveError unless the database has exactly the steps of this version */
export async function requireSameVersion(rows: ShopRows, place: DatabaseLocation): Promise<void> {
  const [found, own] = [await rows.listSteps(), await withShop(place, async (db) => stepsOf(db))];
  for (const [name, checksum] of own) {
    if (found.get(name) === checksum) continue;
    throw new MoveError('The shop has the data of another version. Start it with this version once, then move it.');
  }
  if (found.size > own.size) {
    throw new MoveError('The shop has the data of a newer version. Move it with the newest version that it has run.');
  }
}

/** The first of some tables that has rows; null where none has, or where a move into the target has not finished. */
export async function findRows(target: ShopRowsTarget, isChecked: (table: string) => boolean): Promise<string | null> {
  if ((await target.listSteps()).has(unfinishedMove)) return null;
  for (const table of await target.listTables()) {
    if (isChecked(table) && (await target.hasRows(table))) return table;
  }
  return null;
}

/** Makes the tables of the target, and marks it until all rows are there. No shop starts on a marked one. */
export async function prepareTarget(target: ShopRowsTarget, place: DatabaseLocation): Promise<void> {
  if ((await target.listSteps()).has(unfinishedMove)) return;
  await withShop(place, async (db) => {
    await migrate(db);
    await markUnfinished(db);
  });
}

/** @throws MoveError when stock, orders or documents of a shop do not agree */
export async function requireLedger(place: DatabaseLocation, side: string): Promise<void> {
  const [error, ...more] = await withShop(place, findLedgerErrors);
  if (error === undefined) return;
  throw new MoveError(
    `Stock and orders of the ${side} do not agree (${more.length + 1}): ${describeLedgerError(error)}`,
  );
}

async function copyTable(table: string, source: RowSource, target: ShopRowsTarget): Promise<number> {
  const [read, written] = [new RowDigest(), new RowDigest()];
  // The next rows are read while the target writes those before.
  let writing = Promise.resolve();
  for await (const rows of source.read(table)) {
    for (const row of rows) read.add(row);
    await writing;
    writing = target.insert(table, rows);
    // Where reading fails first, that is the error.
    writing.catch(() => undefined);
  }
  await writing;
  for await (const rows of target.read(table)) for (const row of rows) written.add(row);
  const [expected, found] = [read.result(), written.result()];
  if (expected.rows === found.rows && expected.digest === found.digest) return found.rows;
  throw new MoveError(`${table} has ${expected.rows} rows in the shop, and ${found.rows} in the target, or others.`);
}

/**
 * Replaces all rows of a prepared target with those of a source, in one transaction, and compares every table by count and
 * digest before it commits.
 * @throws MoveError when the two do not agree
 */
export async function copyRows(source: RowSource, target: ShopRowsTarget, onTable: OnTable): Promise<Moved> {
  await target.begin();
  let rows = 0;
  const tables = await source.listTables();
  for (const table of tables) {
    const copied = await copyTable(table, source, target);
    rows += copied;
    onTable(table, copied);
  }
  await target.finish();
  return { tables: tables.length, rows };
}
