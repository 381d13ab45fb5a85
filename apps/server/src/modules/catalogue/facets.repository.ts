import type { Db } from '../../db/open-database.ts';
import type { ListFilter, ListSource } from './product-list.ts';
import { productsOf } from './product-list.sql.ts';

/** How many products of a list one choice of a filter leaves. */
export interface Count<Value> {
  readonly value: Value;
  readonly count: number;
}

/** Counts by colour or size: products, not variants. The other of the two must be met by the same variant. */
export async function countByVariant(
  db: Db,
  source: ListSource,
  filter: ListFilter,
  column: 'colour' | 'size',
): Promise<readonly Count<string>[]> {
  const { colours, sizes } = filter;
  const others = column === 'size' ? colours : sizes;
  if (others?.length === 0) return [];
  let query = productsOf(db, source, { ...filter, colours: null, sizes: null })
    .innerJoin('variant as v', 'v.product_id', 'p.id')
    .select((eb) => [`v.${column} as value` as const, eb.fn.count<number>('v.product_id').distinct().as('count')])
    .groupBy(`v.${column}`);
  if (others !== null) query = query.where(column === 'size' ? 'v.colour' : 'v.size', 'in', others);
  return query.execute();
}

/** Counts by category. */
export function countByCategory(db: Db, source: ListSource, filter: ListFilter): Promise<readonly Count<number>[]> {
  return productsOf(db, source, filter)
    .select((eb) => ['p.category_id as value', eb.fn.countAll<number>().as('count')])
    .groupBy('p.category_id')
    .execute();
}

/** Counts by sub-category and promotional list. */
export function countByGroup(db: Db, source: ListSource, filter: ListFilter): Promise<readonly Count<number>[]> {
  return productsOf(db, source, filter)
    .innerJoin('product_group as m', 'm.product_id', 'p.id')
    .select((eb) => ['m.category_id as value', eb.fn.countAll<number>().as('count')])
    .groupBy('m.category_id')
    .execute();
}

/** Lowest and highest MRP of a list, paise; null for an empty one. */
export async function priceRange(
  db: Db,
  source: ListSource,
  filter: ListFilter,
): Promise<{ readonly min: number; readonly max: number } | null> {
  const { min, max } = await productsOf(db, source, filter)
    .select((eb) => [eb.fn.min<number | null>('p.mrp').as('min'), eb.fn.max<number | null>('p.mrp').as('max')])
    .executeTakeFirstOrThrow();
  return min === null || max === null ? null : { min, max };
}
