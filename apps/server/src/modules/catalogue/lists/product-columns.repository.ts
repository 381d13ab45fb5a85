import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Attribute } from '@kayal/api-contract';
import { sql } from 'kysely';
import { readSlices } from '../../../db/slices.ts';
import { engineOf } from '../../../db/dialect.ts';
import type { Db } from '../../../db/open-database.ts';
import { AttributeColumnsBuilder, indexedAttributes } from './attribute-columns.ts';
import { GrowingColumn, Numbering, PlacesByKey } from './column-builders.ts';
import type { ProductColumns } from './product-columns.ts';

/** What orders the products, in the order of their ids. */
interface ProductKeys {
  readonly ids: readonly number[];
  readonly ranks: readonly number[];
  /** paise */
  readonly mrps: readonly number[];
  readonly categories: readonly number[];
  readonly origins: readonly number[];
  readonly originNames: readonly string[];
  /** ms since 1970 */
  readonly createdAt: readonly number[];
  readonly names: readonly string[];
}

/** Products read at a time, so that the server answers others between two readings. */
const productsPerSlice = 2000;
const detailsPerSlice = 250;

/** Column by column: a million rows would be kept as long as they are sorted, and take a third more. */
async function readProducts(db: Db): Promise<ProductKeys> {
  const ids: number[] = [];
  const ranks: number[] = [];
  const mrps: number[] = [];
  const categories: number[] = [];
  const createdAt: number[] = [];
  const names: string[] = [];
  const origins: number[] = [];
  const countries = new Numbering();
  const slices = readSlices(
    -1,
    (after) =>
      db
        .selectFrom('product')
        .select([
          'id',
          'rank',
          'mrp',
          'category_id as category',
          'created_at as createdAt',
          'name',
          'country_of_origin',
        ])
        .where('visible', '=', 1)
        .where('id', '>', after)
        .orderBy('id')
        .limit(productsPerSlice)
        .execute(),
    ({ id }) => id,
  );
  for await (const rows of slices) {
    for (const row of rows) {
      ids.push(row.id);
      ranks.push(row.rank);
      mrps.push(row.mrp);
      categories.push(row.category);
      createdAt.push(row.createdAt);
      names.push(row.name);
      origins.push(countries.numberOf(row.country_of_origin));
    }
    await nextTurn();
  }
  return { ids, ranks, mrps, categories, createdAt, names, origins, originNames: countries.keys };
}

/** Separates texts that the database has joined; no text of the catalogue may contain it. */
const separator = '\u001f';

/** All values of a column in a group of rows as one text: far fewer rows to transfer. */
function joined(db: Db, column: 'size' | 'word') {
  const join = engineOf(db) === 'postgres' ? sql`string_agg` : sql`group_concat`;
  return sql<string>`${join}(${sql.ref(column)}, ${separator})`;
}

/** Details of the products of a range of ids: sizes by colour, lists, words and, where they are needed, attributes. */
function readDetails(db: Db, first: number, last: number, hasAttributes: boolean) {
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
    hasAttributes
      ? db
          .selectFrom('product')
          .select(['id', 'category_id as category', 'attributes'])
          .where('id', '>=', first)
          .where('id', '<=', last)
          .where('attributes', '!=', '')
          .execute()
      : [],
  ]);
}

/**
 * Reads the columns of all visible products, in slices between which other requests are answered.
 * @throws when the database cannot be read
 */
export async function loadProductColumns(db: Db, attributes: readonly Attribute[] = []): Promise<ProductColumns> {
  const { ids, ranks, mrps, categories, createdAt, names, origins, originNames } = await readProducts(db);
  // Of each place, the row: ids ascend, so a later row is a newer product.
  const rows = Uint32Array.from(ids.keys()).sort((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0) || b - a);
  const places = new Uint32Array(rows.length);
  for (const [place, row] of rows.entries()) places[row] = place;
  const inOrder = (column: readonly number[]): Float64Array => Float64Array.from(rows, (row) => column[row] ?? 0);
  const lists = new PlacesByKey<number>();
  const words = new PlacesByKey<string>();
  const indexed = indexedAttributes(attributes);
  const attributeColumns = new AttributeColumnsBuilder(indexed, words);
  const colours = new Numbering();
  const sizes = new Numbering();
  const variantColours = new GrowingColumn();
  const variantSizes = new GrowingColumn();
  const variantsFrom = new Uint32Array(rows.length);
  const variantsTo = new Uint32Array(rows.length);
  for (let start = 0; start < ids.length; start += detailsPerSlice) {
    const slice = ids.slice(start, start + detailsPerSlice);
    const placeOf = new Map(slice.map((id, at) => [id, places[start + at]]));
    const [variants, listRows, wordRows, attributeRows] = await readDetails(
      db,
      slice[0] ?? 0,
      slice.at(-1) ?? 0,
      indexed.length > 0,
    );
    for (const { id, colour, sizes: ofColour } of variants) {
      const place = placeOf.get(id);
      if (place === undefined) continue;
      if (variantsTo[place] === 0) variantsFrom[place] = variantColours.length;
      for (const size of ofColour.split(separator)) {
        variantColours.push(colours.numberOf(colour));
        variantSizes.push(sizes.numberOf(size));
      }
      variantsTo[place] = variantColours.length;
    }
    for (const { id, list } of listRows) lists.add(list, placeOf.get(id));
    for (const { id, words: joinedWords } of wordRows) {
      const place = placeOf.get(id);
      for (const word of joinedWords.split(separator)) words.add(word, place);
    }
    for (const { id, category, attributes: stored } of attributeRows) {
      const place = placeOf.get(id);
      if (place !== undefined) attributeColumns.add(place, category, stored);
    }
    await nextTurn();
  }
  return {
    ids: inOrder(ids),
    mrps: inOrder(mrps),
    categories: inOrder(categories),
    createdAt: inOrder(createdAt),
    origins: Uint16Array.from(rows, (row) => origins[row] ?? 0),
    originNames,
    attributes: attributeColumns.grouped(),
    names: Array.from(rows, (row) => names[row] ?? ''),
    lists: lists.grouped(),
    words: words.grouped(),
    colours: colours.keys,
    sizes: sizes.keys,
    variantsFrom,
    variantsTo,
    variantColours: Uint16Array.from(variantColours.values),
    variantSizes: Uint16Array.from(variantSizes.values),
  };
}
