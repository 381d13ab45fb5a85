import { foldText } from '@kayal/api-contract';
import { partsInTurns } from '../../../db/slices.ts';
import type { Db } from '../../../db/open-database.ts';
import { listGroups, maxProductIdUpTo } from '../../catalogue-import/check/staging.repository.ts';
import { lastOwnNumber } from '../../catalogue-import/check/stage/product-numbers.ts';
import type { PlainRow } from '../../moving/shop-rows.ts';
import * as repository from './goods.repository.ts';
import { goodsTables, type GoodsTable, type NumberedThing, type TablePlan } from './goods-tables.ts';
import { linkWithNewIds } from './ids-in-settings.ts';
import type { RowChanges } from './row-changes.repository.ts';

/** Ids of new things of the rehearsal that the shop gave to others meanwhile, or under which it knows the same thing. */
export type NewIds = Readonly<Record<NumberedThing, ReadonlyMap<number, number>>>;

const isNumber = (value: unknown): value is number => typeof value === 'number';

const newRows = (changes: RowChanges, table: GoodsTable, columns: readonly string[]): readonly PlainRow[] =>
  [...changes.added(table, goodsTables[table], columns)].flat();

/** Finds which new products and categories of a rehearsal need another id in the shop. */
export async function findNewIds(db: Db, changes: RowChanges): Promise<NewIds> {
  return { product: await newProductIds(db, changes), category: await newCategoryIds(db, changes) };
}

async function newProductIds(db: Db, changes: RowChanges): Promise<ReadonlyMap<number, number>> {
  const ids = newRows(changes, 'product', ['id'])
    .map(({ id }) => id)
    .filter(isNumber);
  const sources = new Map(
    newRows(changes, 'product_number', ['product_id', 'source_id']).map((row) => [
      row['product_id'],
      String(row['source_id']),
    ]),
  );
  const codes = new Map(
    newRows(changes, 'variant', ['unique_code', 'product_id']).map((row) => [row['unique_code'], row['product_id']]),
  );
  const found = await idsOfSources(db, sources);
  const others: number[] = [];
  for await (const part of partsInTurns(ids.filter((id) => !found.has(id)))) {
    const products = await repository.listCodesOf(db, part);
    for (const [id, variants] of Map.groupBy(products, (row) => row.id)) {
      if (!variants.some(({ code }) => codes.get(code) === id)) others.push(id);
    }
    for (const [id, source] of await repository.sourcesOfNumbers(db, part)) {
      if (sources.get(id) !== source) others.push(id);
    }
  }
  const known = await maxProductIdUpTo(db, lastOwnNumber);
  let last = ids.reduce((top, id) => (id <= lastOwnNumber ? Math.max(top, id) : top), known);
  for (const id of new Set(others)) found.set(id, (last += 1));
  return found;
}

/** A product of the company's files is the same one where it has the same id in them. */
async function idsOfSources(db: Db, sources: ReadonlyMap<unknown, string>): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for await (const part of partsInTurns([...sources])) {
    const bySource = await repository.numbersOfSources(
      db,
      part.map(([, source]) => source),
    );
    for (const [id, source] of part) {
      const own = bySource.get(source);
      if (own !== undefined && own !== id && isNumber(id)) found.set(id, own);
    }
  }
  return found;
}

async function newCategoryIds(db: Db, changes: RowChanges): Promise<ReadonlyMap<number, number>> {
  const rows = newRows(changes, 'category', ['id', 'kind', 'name']);
  const found = new Map<number, number>();
  if (rows.length === 0) return found;
  const groups = await listGroups(db);
  const byName = new Map(groups.map(({ kind, name, id }) => [`${kind} ${foldText(name)}`, id]));
  const used = new Set(groups.map(({ id }) => id));
  let last = Math.max(0, ...used, ...rows.map(({ id }) => id).filter(isNumber));
  for (const { id, kind, name } of rows) {
    const same = byName.get(`${String(kind)} ${foldText(String(name))}`);
    if (!isNumber(id) || same === id) continue;
    if (same !== undefined) found.set(id, same);
    else if (used.has(id)) found.set(id, (last += 1));
  }
  return found;
}

/** Lists of ids in the JSON of a promotion. */
const idsInTarget = { productIds: 'product', categoryIds: 'category' } as const;

function targetWith(text: string, ids: NewIds): string {
  const target: Record<string, unknown> = JSON.parse(text);
  for (const [field, thing] of Object.entries(idsInTarget)) {
    const list = target[field];
    if (Array.isArray(list))
      target[field] = list.map((id: unknown) => (isNumber(id) ? (ids[thing].get(id) ?? id) : id));
  }
  return JSON.stringify(target);
}

/** A row of the rehearsal with the ids that the shop knows. */
export function withNewIds(row: PlainRow, { ids: columns = {} }: TablePlan, ids: NewIds): PlainRow {
  const changed: Record<string, string | number | null> = { ...row };
  for (const [column, thing] of Object.entries(columns)) {
    const id = row[column];
    if (isNumber(id)) changed[column] = ids[thing].get(id) ?? id;
  }
  const target = row['target'];
  if (typeof target === 'string') changed['target'] = targetWith(target, ids);
  const to = row['to_url'];
  if (typeof to === 'string') changed['to_url'] = linkWithNewIds(to, ids);
  return changed;
}
