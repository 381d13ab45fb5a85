import { hash } from 'node:crypto';

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

/** Counts the rows of a table and digests them. */
export class RowDigest {
  #rows = 0;
  /** Sorted: the engines list columns in different sequences. */
  #columns: readonly string[] | null = null;
  readonly #sum = new BigUint64Array(4);

  add(row: PlainRow): void {
    this.#columns ??= Object.keys(row).toSorted();
    const text = JSON.stringify(this.#columns.map((name) => [name, row[name]]));
    const words = hash('sha256', text, 'buffer');
    for (let at = 0; at < this.#sum.length; at += 1) {
      this.#sum[at] = (this.#sum[at] ?? 0n) ^ words.readBigUInt64BE(8 * at);
    }
    this.#rows += 1;
  }

  result(): TableDigest {
    return { rows: this.#rows, digest: Array.from(this.#sum, (word) => word.toString(16).padStart(16, '0')).join('') };
  }
}
