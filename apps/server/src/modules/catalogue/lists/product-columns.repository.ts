import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { readSlices } from '../../../db/slices.ts';
import { engineOf } from '../../../db/dialect.ts';
import type { Db } from '../../../db/open-database.ts';
import { addTo, Numbering, type ProductColumns } from './product-columns.ts';

interface ProductKey {
  readonly id: number;
  readonly rank: number;
  readonly mrp: number;
  readonly category: number;
  readonly createdAt: number;
  readonly name: string;
}

/** Products read at a time, so that the server answers others between two readings. */
const productsPerSlice = 2000;
const detailsPerSlice = 250;

async function readProducts(db: Db): Promise<ProductKey[]> {
  const found: ProductKey[] = [];
  const slices = readSlices(
    -1,
    (after) =>
      db
        .selectFrom('product')
        .select(['id', 'rank', 'mrp', 'category_id as category', 'created_at as createdAt', 'name'])
        .where('visible', '=', 1)
        .where('id', '>', after)
        .orderBy('id')
        .limit(productsPerSlice)
        .execute(),
    ({ id }) => id,
  );
  for await (const rows of slices) {
    found.push(...rows);
    await nextTurn();
  }
  return found;
}

/** Separates texts that the database has joined; no text of the catalogue may contain it. */
const separator = '\u001f';

/** All values of a column in a group of rows as one text: far fewer rows to transfer. */
function joined(db: Db, column: 'size' | 'word') {
  const join = engineOf(db) === 'postgres' ? sql`string_agg` : sql`group_concat`;
  return sql<string>`${join}(${sql.ref(column)}, ${separator})`;
}

/** Details of the products of a range of ids: sizes by colour, lists and words. */
function readDetails(db: Db, first: number, last: number) {
  return Promise.all([
    db
      .selectFrom('variant')
      .select(['product_id as id', 'colour', joined(db, 'size').as('sizes')])
      .where('withdrawn', '=', 0)
      .where('product_id', '>=', first)
      .where('product_id', '<=', last)
      .groupBy(['product_id', 'colour'])
      .orderBy('product_id')
      .execute(),
    db
      .selectFrom('product_group')
      .select(['product_id as id', 'category_id as list'])
      .where('product_id', '>=', first)
      .where('product_id', '<=', last)
      .execute(),
    db
      .selectFrom('search_word')
      .select(['product_id as id', joined(db, 'word').as('words')])
      .where('product_id', '>=', first)
      .where('product_id', '<=', last)
      .groupBy('product_id')
      .execute(),
  ]);
}

/**
 * Reads the columns of all visible products, in slices between which other requests are answered.
 * @throws when the database cannot be read
 */
export async function loadProductColumns(db: Db): Promise<ProductColumns> {
  const byId = await readProducts(db);
  const ordered = byId.toSorted((a, b) => b.rank - a.rank || b.id - a.id);
  const places = new Map(ordered.map(({ id }, place) => [id, place]));
  const lists = new Map<number, number[]>();
  const words = new Map<string, number[]>();
  const colours = new Numbering();
  const sizes = new Numbering();
  const variantColours: number[] = [];
  const variantSizes: number[] = [];
  const variantsFrom = new Uint32Array(ordered.length);
  const variantsTo = new Uint32Array(ordered.length);
  for (let start = 0; start < byId.length; start += detailsPerSlice) {
    const slice = byId.slice(start, start + detailsPerSlice);
    const [variants, listRows, wordRows] = await readDetails(db, slice[0]?.id ?? 0, slice.at(-1)?.id ?? 0);
    for (const { id, colour, sizes: ofColour } of variants) {
      const place = places.get(id);
      if (place === undefined) continue;
      if (variantsTo[place] === 0) variantsFrom[place] = variantColours.length;
      for (const size of ofColour.split(separator)) {
        variantColours.push(colours.numberOf(colour));
        variantSizes.push(sizes.numberOf(size));
      }
      variantsTo[place] = variantColours.length;
    }
    for (const { id, list } of listRows) addTo(lists, list, places.get(id));
    for (const { id, words: joinedWords } of wordRows) {
      for (const word of joinedWords.split(separator)) addTo(words, word, places.get(id));
    }
    await nextTurn();
  }
  return {
    ids: Float64Array.from(ordered, ({ id }) => id),
    mrps: Float64Array.from(ordered, ({ mrp }) => mrp),
    categories: Float64Array.from(ordered, ({ category }) => category),
    createdAt: Float64Array.from(ordered, ({ createdAt }) => createdAt),
    names: ordered.map(({ name }) => name),
    lists,
    words,
    colours: colours.texts,
    sizes: sizes.texts,
    variantsFrom,
    variantsTo,
    variantColours: Uint16Array.from(variantColours),
    variantSizes: Uint16Array.from(variantSizes),
  };
}
