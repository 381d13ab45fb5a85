import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFileName } from '../../../db/open-database.ts';
import { RowDigest, type PlainRow, type TableDigest } from '../../moving/shop-rows.ts';
import { plainSlices, quoted, toPlainRow } from '../../moving/sqlite-rows.repository.ts';
import type { GoodsTable, TablePlan } from './goods-tables.ts';
import { basePlace, rehearsalFolder, type ShopPlace } from '../rehearsal-places.ts';

/** A row as it was copied and as the rehearsal has it now; null where there is none. */
export interface RowChange {
  readonly before: PlainRow | null;
  readonly after: PlainRow | null;
}

const listOf = (names: readonly string[]): string => names.map(quoted).join(', ');

/** What a rehearsal changed since it was copied, at one moment. */
export class RowChanges {
  readonly #database: DatabaseSync;

  constructor(shop: Pick<ShopPlace, 'dataDir'>) {
    this.#database = new DatabaseSync(path.join(rehearsalFolder(shop), sqliteFileName), {
      readOnly: true,
      timeout: 5000,
    });
    this.#database.prepare('attach ? as base').run(path.join(basePlace(shop).dataDir, sqliteFileName));
    this.#database.exec('BEGIN');
  }

  /** Columns that rows are written with. */
  columns(table: GoodsTable): readonly string[] {
    const rows = this.#database.prepare('select name from pragma_table_xinfo(?) where hidden = 0').all(table);
    return rows.map(({ name }) => String(name));
  }

  /** Rows that are new or have another value in a column that is compared, by key. */
  *written(table: GoodsTable, plan: TablePlan): Generator<readonly RowChange[]> {
    const compared = listOf(comparedColumns(this.columns(table), plan));
    const key = listOf(plan.key);
    const find = this.#database.prepare(
      `select ${listOf(this.columns(table))} from base.${quoted(table)} where (${key}) = (${plan.key.map(() => '?').join(', ')})`,
    );
    const rows = this.#rowsOf(
      'main',
      table,
      key,
      `select ${key} from (select ${compared} from main.${quoted(table)} except select ${compared} from base.${quoted(table)})`,
    );
    for (const slice of rows) {
      yield slice.map((after) => {
        const before = find.get(...plan.key.map((name) => after[name] ?? null));
        return { before: before === undefined ? null : toPlainRow(before), after };
      });
    }
  }

  /** Some columns of the rows that the shop did not have. */
  *added(table: GoodsTable, { key: columns }: TablePlan, wanted: readonly string[]): Generator<readonly PlainRow[]> {
    const key = listOf(columns);
    yield* plainSlices(
      this.#database.prepare(
        `select ${listOf(wanted)} from main.${quoted(table)} where (${key}) not in (select ${key} from base.${quoted(table)})`,
      ),
    );
  }

  /** Rows that the rehearsal has no more. */
  *removed(table: GoodsTable, { key: columns }: TablePlan): Generator<readonly PlainRow[]> {
    const key = listOf(columns);
    const gone = `select ${key} from base.${quoted(table)} except select ${key} from main.${quoted(table)}`;
    yield* this.#rowsOf('base', table, key, gone);
  }

  /** All rows of a table. */
  *all(table: GoodsTable, of: 'main' | 'base'): Generator<readonly PlainRow[]> {
    yield* plainSlices(this.#database.prepare(`select ${listOf(this.columns(table))} from ${of}.${quoted(table)}`));
  }

  digest(table: GoodsTable, of: 'main' | 'base'): TableDigest {
    const digest = new RowDigest();
    for (const rows of this.all(table, of)) for (const row of rows) digest.add(row);
    return digest.result();
  }

  close(): void {
    this.#database.close();
  }

  #rowsOf(of: 'main' | 'base', table: GoodsTable, key: string, keys: string): Generator<readonly PlainRow[]> {
    const columns = listOf(this.columns(table));
    return plainSlices(
      this.#database.prepare(
        `select ${columns} from ${of}.${quoted(table)} where (${key}) in (${keys}) order by ${key}`,
      ),
    );
  }
}

/** Columns in which a row of the rehearsal can differ from one of the shop. */
export const comparedColumns = (columns: readonly string[], { kept = [], dated = [] }: TablePlan): readonly string[] =>
  columns.filter((column) => !kept.includes(column) && !dated.includes(column));
