import type { Transaction } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import type { SearchableProduct } from '../catalogue/search/search-words.ts';

/** Ids of the products that come in any of some colours, ascending. */
export async function listProductsIn(trx: Transaction<Database>, colours: readonly string[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('variant')
    .select('product_id')
    .distinct()
    .where('colour', 'in', colours)
    .orderBy('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}

/** Ids of products above one, ascending. */
export async function listIdsAfter(db: Db, after: number, limit: number): Promise<number[]> {
  const query = db.selectFrom('product').select('id').where('id', '>', after).orderBy('id').limit(limit);
  return (await query.execute()).map(({ id }) => id);
}

/** Values by their product. */
function byProduct<Value>(rows: readonly { readonly id: number; readonly value: Value }[]): Map<number, Value[]> {
  const found = new Map<number, Value[]>();
  for (const { id, value } of rows) {
    const values = found.get(id);
    if (values === undefined) found.set(id, [value]);
    else values.push(value);
  }
  return found;
}

/**
 * The searchable texts of some products, with a season's names of the colours that are not withdrawn.
 * @param ids not more than either engine allows as parameters of one statement
 */
export async function readSearchables(
  db: Db,
  ids: readonly number[],
  season: string,
): Promise<readonly (SearchableProduct & { readonly id: number })[]> {
  const products = await db
    .selectFrom('product as p')
    .leftJoin('category as c', (join) => join.onRef('c.id', '=', 'p.category_id').on('c.kind', '=', 'category'))
    .select(['p.id', 'p.name', 'p.department', 'p.description', 'c.name as categoryName'])
    .where('p.id', 'in', ids)
    .execute();
  const groups = await db
    .selectFrom('product_group as m')
    .innerJoin('category as c', (join) => join.onRef('c.id', '=', 'm.category_id').on('c.kind', '!=', 'category'))
    .select(['m.product_id as id', 'c.name as value'])
    .where('m.product_id', 'in', ids)
    .execute();
  const colours = await db
    .selectFrom('variant as v')
    .leftJoin('colour as c', (join) => join.onRef('c.db_color', '=', 'v.colour').on('c.season', '=', season))
    .select(['v.product_id as id', 'v.colour', 'c.md_color as name'])
    .distinct()
    .where('v.product_id', 'in', ids)
    .where('v.withdrawn', '=', 0)
    .execute();
  const groupsOf = byProduct(groups);
  const coloursOf = byProduct(colours.map(({ id, colour, name }) => ({ id, value: `${colour} ${name ?? ''}` })));
  return products.map(({ id, name, department, description, categoryName }) => ({
    id,
    name,
    department,
    description,
    categoryName: categoryName ?? '',
    groupNames: groupsOf.get(id) ?? [],
    colourNames: coloursOf.get(id) ?? [],
  }));
}

/** The current search words of some products. */
export async function readWords(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db
    .selectFrom('search_word')
    .select(['product_id as id', 'word as value'])
    .where('product_id', 'in', ids)
    .execute();
  return byProduct(rows);
}

/** Removes search words of a product and adds others. */
export async function changeWords(
  trx: Transaction<Database>,
  id: number,
  { gone, added }: { readonly gone: readonly string[]; readonly added: readonly string[] },
): Promise<void> {
  if (gone.length > 0) {
    await trx.deleteFrom('search_word').where('product_id', '=', id).where('word', 'in', gone).execute();
  }
  if (added.length > 0) {
    const rows = added.map((word) => ({ word, product_id: id }));
    await trx.insertInto('search_word').values(rows).execute();
  }
}
