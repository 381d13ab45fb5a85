import { countRows } from '../../db/count-rows.ts';
import type { Db } from '../../db/open-database.ts';
import type { Page } from '../../http/paging.ts';

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
export function countProducts(db: Db): Promise<number> {
  return countRows(db.selectFrom('product').where('visible', '=', 1));
}

/** A product with the colour that its first picture shows. */
export interface MappedProduct extends Named {
  readonly colour: string;
}

/** Some products that have a page, by id. */
export async function listProducts(db: Db, page: Page): Promise<MappedProduct[]> {
  return db
    .selectFrom('product')
    .select(['id', 'name', 'display_colour as colour'])
    .where('visible', '=', 1)
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}
