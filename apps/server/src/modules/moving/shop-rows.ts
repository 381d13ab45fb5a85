import { createHash } from 'node:crypto';

/** A row as both engines give it: texts, whole numbers and null, by column; columns that the database fills are left out. */
export type PlainRow = Readonly<Record<string, string | number | null>>;

/** Rows read or written with one statement. */
export const rowsAtOnce = 500;

/** Rows of a shop, wherever they are. */
export interface RowSource {
  /** Tables of the shop, sorted by name, without the list of migrations. */
  listTables(): Promise<readonly string[]>;
  /** In slices, in any sequence. */
  read(table: string): AsyncIterable<readonly PlainRow[]>;
}

/** All rows of a database at one moment. */
export interface ShopRows extends RowSource {
  /** Columns that rows are read and written with. */
  listColumns(table: string): Promise<readonly string[]>;
  /** Names and checksums of the applied migrations; empty in a new database. */
  listSteps(): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}

/** A database that all rows of another are written to, in one transaction. */
export interface ShopRowsTarget extends ShopRows {
  hasRows(table: string): Promise<boolean>;
  /** Begins the transaction, and empties all tables. Until `finish` references between rows need not be whole. */
  begin(): Promise<void>;
  insert(table: string, rows: readonly PlainRow[]): Promise<void>;
  /** Checks all references between rows and commits. Without it nothing has changed. */
  finish(): Promise<void>;
}

/** What a table holds, whatever the sequence of its rows. */
export interface TableDigest {
  readonly rows: number;
  /** Exclusive or of the rows' SHA-256, as hexadecimal digits. */
  readonly digest: string;
}

/** Counts rows and digests them. */
export class RowDigest {
  #rows = 0;
  readonly #sum = Buffer.alloc(32);

  add(row: PlainRow): void {
    const columns = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const hash = createHash('sha256').update(JSON.stringify(columns)).digest();
    for (const [index, byte] of hash.entries()) this.#sum[index] = (this.#sum[index] ?? 0) ^ byte;
    this.#rows += 1;
  }

  result(): TableDigest {
    return { rows: this.#rows, digest: this.#sum.toString('hex') };
  }
}
