import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { sqliteFileName } from '../../db/open-database.ts';
import { rowsAtOnce, type PlainRow, type ShopRows, type ShopRowsTarget } from './shop-rows.ts';

/** A name as SQLite takes it in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

class SqliteRows implements ShopRows {
  protected readonly database: DatabaseSync;

  constructor(dataDir: string, readOnly: boolean) {
    this.database = new DatabaseSync(path.join(dataDir, sqliteFileName), { readOnly, timeout: 5000 });
    // All reads see the moment of the first; the shop may write meanwhile.
    if (readOnly) this.database.exec('BEGIN');
  }

  async listTables(): Promise<readonly string[]> {
    const rows = this.database
      .prepare(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name <> 'migration' order by name",
      )
      .all();
    return rows.map(({ name }) => String(name));
  }

  async listSteps(): Promise<ReadonlyMap<string, string>> {
    const isNew = this.database.prepare("select 1 from sqlite_schema where name = 'migration'").get() === undefined;
    if (isNew) return new Map();
    const rows = this.database.prepare('select name, checksum from migration').all();
    return new Map(rows.map(({ name, checksum }) => [String(name), String(checksum)]));
  }

  async listColumns(table: string): Promise<readonly string[]> {
    const rows = this.database.prepare('select name from pragma_table_xinfo(?) where hidden = 0').all(table);
    return rows.map(({ name }) => String(name));
  }

  async *read(table: string): AsyncGenerator<readonly PlainRow[]> {
    const columns = (await this.listColumns(table)).map(quoted).join(', ');
    yield* plainSlices(this.database.prepare(`select ${columns} from ${quoted(table)}`));
  }

  async close(): Promise<void> {
    this.database.close();
  }
}

/** The rows of a statement in slices, each read while the one before is used. */
export function* plainSlices(statement: StatementSync): Generator<readonly PlainRow[]> {
  let slice: PlainRow[] = [];
  for (const row of statement.iterate()) {
    slice.push(toPlainRow(row));
    if (slice.length < rowsAtOnce) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}

/** @throws TypeError for a value that no table of the shop has */
export function toPlainRow(row: Readonly<Record<string, unknown>>): PlainRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value === 'string' || typeof value === 'number' || value === null) return [name, value];
      throw new TypeError(`${name} is neither text nor number.`);
    }),
  );
}

class SqliteTarget extends SqliteRows implements ShopRowsTarget {
  readonly #inserts = new Map<string, { readonly columns: readonly string[]; readonly statement: StatementSync }>();

  async hasRows(table: string): Promise<boolean> {
    return this.database.prepare(`select 1 from ${quoted(table)} limit 1`).get() !== undefined;
  }

  async begin(): Promise<void> {
    this.database.exec('PRAGMA foreign_keys = OFF');
    this.database.exec('BEGIN IMMEDIATE');
    for (const table of await this.listTables()) this.database.exec(`delete from ${quoted(table)}`);
  }

  async insert(table: string, rows: readonly PlainRow[]): Promise<void> {
    let insert = this.#inserts.get(table);
    if (insert === undefined) {
      const columns = await this.listColumns(table);
      const values = columns.map(() => '?').join(', ');
      const statement = this.database.prepare(
        `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values (${values})`,
      );
      this.#inserts.set(table, (insert = { columns, statement }));
    }
    const { columns, statement } = insert;
    for (const row of rows) statement.run(...columns.map((column) => row[column] ?? null));
  }

  async finish(): Promise<void> {
    const broken = this.database.prepare('select "table" as name from pragma_foreign_key_check limit 1').get();
    if (broken !== undefined)
      throw new Error(`A row of ${String(broken['name'])} refers to a row that does not exist.`);
    this.database.exec("delete from migration where checksum = ''");
    this.database.exec('COMMIT');
  }
}

/** The rows of a SQLite shop at one moment. The shop may stay open. */
export const readSqlite = (dataDir: string): ShopRows => new SqliteRows(dataDir, true);

/** A SQLite shop to write to, which no other process may have open. */
export const writeSqlite = (dataDir: string): ShopRowsTarget => new SqliteTarget(dataDir, false);
