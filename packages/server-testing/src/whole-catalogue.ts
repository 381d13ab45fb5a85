import type { Db } from '@kayal/server/src/db/open-database.ts';

/**
 * Everything that an import writes, as one text that can be compared. Times, ranks and version numbers are left out:
 * they differ between two imports of the same file.
 * @param unitsExcept codes of variants whose units are left out, because they are being sold
 */
export async function readWholeCatalogue(db: Db, unitsExcept: readonly string[] = []): Promise<string> {
  const [products, variants, offers, lists, words, groups] = await Promise.all([
    db
      .selectFrom('product')
      .select(['id', 'name', 'mrp', 'category_id', 'display_colour', 'description', 'visible', 'withdrawn'])
      .orderBy('id')
      .execute(),
    db
      .selectFrom('variant')
      .select(['unique_code', 'product_id', 'colour', 'size', 'qty', 'withdrawn'])
      .orderBy('unique_code')
      .execute(),
    db.selectFrom('offer').select(['product_id', 'price']).orderBy('product_id').execute(),
    db
      .selectFrom('product_group')
      .select(['category_id', 'product_id'])
      .orderBy('category_id')
      .orderBy('product_id')
      .execute(),
    db.selectFrom('search_word').select(['word', 'product_id']).orderBy('product_id').orderBy('word').execute(),
    db.selectFrom('category').select(['id', 'kind', 'name', 'same_as']).orderBy('id').execute(),
  ]);
  const sold = new Set(unitsExcept);
  const stocked = variants.map((row) => (sold.has(row.unique_code) ? { ...row, qty: 0 } : row));
  return JSON.stringify({ products, variants: stocked, offers, lists, words, groups });
}
