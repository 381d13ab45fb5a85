import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { linesOf } from '../../basics/lines-of.ts';

/** Rows read or written with one statement. */
const batchRows = 500;
/** The table of applied migrations; a backup is restored only where they are the same. */
const stepsTable = 'migration';

/** The backup has another data model than this version of the shop. */
export class DataModelError extends Error {
  override readonly name = 'DataModelError';
}

interface Row {
  readonly table: string;
  readonly row: object;
}

/** Runs work on a connection without the shop's time limits. */
async function withClient<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'kayal-backup' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Tables of the shop, sorted by name. */
export async function listTables(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  return rows.map(({ name }) => name);
}

/**
 * Takes all references between rows away, so that rows can be written in any sequence, those too that refer to rows of
 * their own table. It needs a transaction. @returns a function that checks the references and puts them back
 */
export async function liftReferences(client: Client): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of references) {
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
  }
  return async () => {
    for (const { table, name, definition } of references) {
      await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`);
    }
  };
}

async function* readRows(client: Client): AsyncGenerator<string> {
  for (const table of await listTables(client)) {
    const name = client.escapeIdentifier(table);
    await client.query(
      `declare backup_rows cursor for
       select json_build_object('table', ${client.escapeLiteral(table)}, 'row', row_to_json(t))::text as line
       from ${name} t`,
    );
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${batchRows} from backup_rows`);
      if (rows.length === 0) break;
      yield rows.map(({ line }) => `${line}\n`).join('');
    }
    await client.query('close backup_rows');
  }
}

/** Writes every row of one moment of the database to a file, one JSON object a line. The shop may stay open. */
export function saveRows(databaseUrl: string, file: string): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    await pipeline(Readable.from(readRows(client)), createWriteStream(file, { mode: 0o600, flush: true }));
    await client.query('commit');
  });
}

/** Columns of a table in their order, without those that the database fills itself. */
export async function listColumns(client: Client, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Writes rows of a table, given as objects by column. */
export type InsertRows = (table: string, rows: readonly object[]) => Promise<void>;

/** Makes a function that writes rows. It asks for the columns of a table once: that takes longer than writing a few hundred rows. */
export function rowWriter(client: Client): InsertRows {
  const namesOf = new Map<string, string>();
  return async (table, rows) => {
    const columns = async () => (await listColumns(client, table)).map((name) => client.escapeIdentifier(name));
    const names = namesOf.get(table) ?? (await columns()).join(', ');
    namesOf.set(table, names);
    const target = client.escapeIdentifier(table);
    await client.query(
      `insert into ${target} (${names}) select ${names} from json_populate_recordset(null::${target}, $1::json)`,
      [JSON.stringify(rows)],
    );
  };
}

async function* readBatches(file: string): AsyncGenerator<{ readonly table: string; readonly rows: object[] }> {
  let batch: { table: string; rows: object[] } = { table: '', rows: [] };
  for await (const line of linesOf(createReadStream(file, 'utf8'))) {
    const { table, row }: Row = JSON.parse(line);
    if (table !== batch.table || batch.rows.length === batchRows) {
      if (batch.rows.length > 0) yield batch;
      batch = { table, rows: [] };
    }
    batch.rows.push(row);
  }
  if (batch.rows.length > 0) yield batch;
}

/**
 * Replaces all rows of a migrated database with those of a file, in one transaction.
 * @throws DataModelError when the file comes from a version of the shop with other migrations
 */
export function restoreRows(databaseUrl: string, file: string): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    await client.query('begin');
    const { rows: steps } = await client.query<{ name: string; checksum: string }>(
      `select name, checksum from ${stepsTable}`,
    );
    const expected = steps.map(({ name, checksum }) => `${name} ${checksum}`).toSorted();
    const tables = (await listTables(client)).filter((table) => table !== stepsTable);
    const putReferencesBack = await liftReferences(client);
    await client.query(`truncate ${tables.map((table) => client.escapeIdentifier(table)).join(', ')}`);
    const insertRows = rowWriter(client);
    const found: string[] = [];
    for await (const { table, rows } of readBatches(file)) {
      if (table === stepsTable) found.push(...rows.map((row) => Object.values(row).join(' ')));
      else if (tables.includes(table)) await insertRows(table, rows);
      else throw new DataModelError(`The backup has the table ${table}, which this version of the shop does not have.`);
    }
    if (found.toSorted().join() !== expected.join()) {
      throw new DataModelError(
        'The backup was made by another version of the shop. Restore it with that version, then start the newer one.',
      );
    }
    await putReferencesBack();
    await client.query('commit');
  });
}
