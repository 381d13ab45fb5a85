import { Client } from 'pg';
import { liftReferences, listColumns, listTables, rowWriter } from '../backups/postgres-rows.repository.ts';
import { rowsAtOnce, type PlainRow, type ShopRows, type ShopRowsTarget } from './shop-rows.ts';

const stepsTable = 'migration';

class PostgresRows implements ShopRows {
  protected readonly client: Client;

  constructor(client: Client) {
    this.client = client;
  }

  async listTables(): Promise<readonly string[]> {
    return (await listTables(this.client)).filter((table) => table !== stepsTable);
  }

  async listSteps(): Promise<ReadonlyMap<string, string>> {
    if (!(await listTables(this.client)).includes(stepsTable)) return new Map();
    const { rows } = await this.client.query<{ name: string; checksum: string }>(
      `select name, checksum from ${stepsTable}`,
    );
    return new Map(rows.map(({ name, checksum }) => [name, checksum]));
  }

  listColumns(table: string): Promise<readonly string[]> {
    return listColumns(this.client, table);
  }

  async *read(table: string): AsyncGenerator<readonly PlainRow[]> {
    const names = (await this.listColumns(table)).map((name) => this.client.escapeIdentifier(name)).join(', ');
    await this.client.query(
      `declare moved_rows no scroll cursor for
       select row_to_json(t) as row from (select ${names} from ${this.client.escapeIdentifier(table)}) t`,
    );
    for (;;) {
      const { rows } = await this.client.query<{ row: PlainRow }>(`fetch ${rowsAtOnce} from moved_rows`);
      if (rows.length === 0) break;
      yield rows.map(({ row }) => row);
    }
    await this.client.query('close moved_rows');
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}

class PostgresTarget extends PostgresRows implements ShopRowsTarget {
  readonly insert = rowWriter(this.client);
  #putReferencesBack = async (): Promise<void> => undefined;

  async hasRows(table: string): Promise<boolean> {
    const { rows } = await this.client.query(`select 1 from ${this.client.escapeIdentifier(table)} limit 1`);
    return rows.length > 0;
  }

  async begin(): Promise<void> {
    await this.client.query('begin');
    this.#putReferencesBack = await liftReferences(this.client);
    const tables = (await this.listTables()).map((table) => this.client.escapeIdentifier(table));
    await this.client.query(`truncate ${tables.join(', ')}`);
  }

  async finish(): Promise<void> {
    await this.#putReferencesBack();
    await this.client.query(`delete from ${stepsTable} where checksum = ''`);
    await this.client.query('commit');
    await this.client.query('analyze');
  }
}

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'kayal-move' });
  await client.connect();
  return client;
}

/** The rows of a PostgreSQL shop at one moment. The shop may stay open. */
export async function readPostgres(databaseUrl: string): Promise<ShopRows> {
  const client = await connect(databaseUrl);
  await client.query('begin isolation level repeatable read read only');
  return new PostgresRows(client);
}

/** A PostgreSQL shop to write to. */
export async function writePostgres(databaseUrl: string): Promise<ShopRowsTarget> {
  return new PostgresTarget(await connect(databaseUrl));
}

/** Whether a PostgreSQL server only repeats what another one writes. */
export async function isReplica(databaseUrl: string): Promise<boolean> {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query<{ replica: boolean }>('select pg_is_in_recovery() as replica');
    return rows[0]?.replica === true;
  } finally {
    await client.end();
  }
}
