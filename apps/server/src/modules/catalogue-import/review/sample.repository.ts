import { paiseToRupees, type WireOf } from '@kayal/api-contract';
import type { Db } from '../../../db/open-database.ts';

/** Products of the sample: one row of cards. */
const sampleProducts = 4;

/** The first products of a checked file with what it says of them. */
export async function readSample(db: Db, runId: string): Promise<WireOf<'getImportSample'>['answer']> {
  const products = await db
    .selectFrom('import_product as s')
    .leftJoin('category as c', 'c.id', 's.category_id')
    .select(['s.product_id as id', 's.name', 's.mrp', 's.offer', 's.category_id as categoryId', 'c.name as category'])
    .where('s.run_id', '=', runId)
    .where('s.name', 'is not', null)
    .orderBy('s.row_number')
    .limit(sampleProducts)
    .execute();
  const ids = products.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [variants, pictures, run] = await Promise.all([
    db
      .selectFrom('import_variant')
      .select(['product_id', 'colour', 'size'])
      .where('run_id', '=', runId)
      .where('product_id', 'in', ids)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('import_picture')
      .select('product_id')
      .where('run_id', '=', runId)
      .where('product_id', 'in', ids)
      .execute(),
    db.selectFrom('import_run').select('new_names').where('id', '=', runId).executeTakeFirst(),
  ]);
  const newNames: readonly { readonly id: number; readonly kind: string; readonly name: string }[] = JSON.parse(
    run?.new_names ?? '[]',
  );
  const newCategory = (id: number | null): string =>
    newNames.find((name) => name.kind === 'category' && name.id === id)?.name ?? '';
  return products.map(({ id, name, mrp, offer, categoryId, category }) => {
    const own = variants.filter((row) => row.product_id === id);
    return {
      name: name ?? '',
      category: category ?? newCategory(categoryId),
      mrp: paiseToRupees(mrp ?? 0),
      offer: offer === null || offer === 0 ? null : paiseToRupees(offer),
      colours: [...new Set(own.flatMap(({ colour }) => colour ?? []))],
      sizes: [...new Set(own.flatMap(({ size }) => size ?? []))],
      pictures: pictures.filter((row) => row.product_id === id).length,
    };
  });
}

/** Names to which values of a file can be translated: categories and colours of the shop. */
export async function listOwnNames(db: Db, limit: number): Promise<readonly string[]> {
  const [categories, colours] = await Promise.all([
    db.selectFrom('category').select('name').distinct().orderBy('name').limit(limit).execute(),
    db.selectFrom('variant').select('colour as name').distinct().orderBy('colour').limit(limit).execute(),
  ]);
  return [...new Set([...categories, ...colours].map(({ name }) => name))];
}
