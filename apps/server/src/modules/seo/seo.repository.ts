import type { Db } from '../../db/open-database.ts';

/** A thing with a page of its own. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

/** The groups that are listed: categories and sub-categories (J15). */
export async function listGroups(db: Db): Promise<(Named & { readonly kind: 'category' | 'sub-category' })[]> {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'name', 'kind'])
    .whereRef('same_as', '=', 'id')
    .where('kind', 'in', ['category', 'sub-category'])
    .orderBy('kind')
    .orderBy('position')
    .execute();
  return rows.map(({ id, name, kind }) => ({ id, name, kind: kind === 'category' ? kind : 'sub-category' }));
}

/** How many products have a page. */
export async function countProducts(db: Db): Promise<number> {
  const row = await db
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number>().as('products'))
    .where('visible', '=', 1)
    .executeTakeFirstOrThrow();
  return row.products;
}

/** Some products that have a page, by id. */
export async function listProducts(
  db: Db,
  page: { readonly limit: number; readonly offset: number },
): Promise<Named[]> {
  return db
    .selectFrom('product')
    .select(['id', 'name'])
    .where('visible', '=', 1)
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}
