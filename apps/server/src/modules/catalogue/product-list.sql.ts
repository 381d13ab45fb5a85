import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Database, ProductTable } from '../../db/schema.ts';
import type { GroupChoice, ListFilter, ListSource, ProductList } from './product-list.ts';
import type { ResolvedWord } from './search.logic.ts';

type WithProduct = Database & { p: ProductTable };
type Eb = ExpressionBuilder<WithProduct, 'p'>;
/** Products under the name `p`, narrowed to a list; nothing selected yet. */
export type ProductQuery = SelectQueryBuilder<WithProduct, 'p', object>;

function anyWord(word: ResolvedWord): readonly string[] {
  return [...word.exact, ...word.near];
}

function hasWord(eb: Eb, words: readonly string[]): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('search_word as s')
      .select('s.word')
      .whereRef('s.product_id', '=', 'p.id')
      .where('s.word', 'in', words),
  );
}

function hasVariant(eb: Eb, { colours, sizes }: ListFilter): Expression<SqlBool> {
  let variants = eb.selectFrom('variant as v').select('v.position').whereRef('v.product_id', '=', 'p.id');
  if (colours !== null) variants = variants.where('v.colour', 'in', colours);
  if (sizes !== null) variants = variants.where('v.size', 'in', sizes);
  return eb.exists(variants);
}

function isInGroup(eb: Eb, { categories, groups }: GroupChoice): Expression<SqlBool> {
  const choices: Expression<SqlBool>[] = [];
  if (categories.length > 0) choices.push(eb('p.category_id', 'in', categories));
  if (groups.length > 0) {
    choices.push(
      eb.exists(
        eb
          .selectFrom('product_group as f')
          .select('f.rank')
          .whereRef('f.product_id', '=', 'p.id')
          .where('f.category_id', 'in', groups),
      ),
    );
  }
  return eb.or(choices);
}

function narrow(query: ProductQuery, filter: ListFilter): ProductQuery {
  const { colours, sizes, minMrp, maxMrp, groups } = filter;
  if (colours?.length === 0 || sizes?.length === 0) return query.where(sql<SqlBool>`1 = 0`);
  let narrowed = query;
  if (minMrp !== null) narrowed = narrowed.where('p.mrp', '>=', minMrp);
  if (maxMrp !== null) narrowed = narrowed.where('p.mrp', '<=', maxMrp);
  if (colours !== null || sizes !== null) narrowed = narrowed.where((eb) => hasVariant(eb, filter));
  for (const choice of groups) narrowed = narrowed.where((eb) => isInGroup(eb, choice));
  return narrowed;
}

/**
 * The products of a search. Where the first word is rare, its products are looked at one by one; else the
 * products are walked best first, which ends as soon as a page is full.
 */
function searched(products: ProductQuery, words: readonly ResolvedWord[], isRare: boolean): ProductQuery {
  const [first, ...others] = words;
  if (first === undefined) return products;
  if (words.some((word) => anyWord(word).length === 0)) return products.where(sql<SqlBool>`1 = 0`);
  if (!isRare) return products.where((eb) => eb.and(words.map((word) => hasWord(eb, anyWord(word)))));
  return products
    .$if(true, (query) =>
      query.innerJoin(
        (eb) => eb.selectFrom('search_word').select('product_id').distinct().where('word', 'in', anyWord(first)).as('d'),
        (join) => join.onRef('d.product_id', '=', 'p.id'),
      ),
    )
    .where((eb) => eb.and(others.map((word) => hasWord(eb, anyWord(word)))));
}

/**
 * The visible products of a list. The condition on visibility stands outside whatever a shopper typed.
 * @param db the database or a transaction in it
 */
export function productsOf(db: Db, source: ListSource, filter: ListFilter): ProductQuery {
  const products = narrow(db.selectFrom('product as p').where('p.visible', '=', 1), filter);
  switch (source.kind) {
    case 'all':
      return products;
    case 'category':
      return products.where('p.category_id', '=', source.id);
    case 'ids':
      return products.where('p.id', 'in', source.ids);
    case 'group':
      return products.$if(true, (query) =>
        query.innerJoin('product_group as g', (join) =>
          join.onRef('g.product_id', '=', 'p.id').on('g.category_id', '=', source.id),
        ),
      );
    case 'search':
      return searched(products, source.words, source.isRare);
  }
}

/** Whether a product has a word itself (0) or only nearly (1), for each word where it can be either. */
function nearness(words: readonly ResolvedWord[]) {
  return words
    .filter((word) => word.exact.length > 0 && word.near.length > 0)
    .map((word) => (eb: Eb) => eb.case().when(hasWord(eb, word.exact)).then(0).else(1).end());
}

/** Puts a list in the order asked for; its own order is closest words first, then the shop's rank. */
export function inOrder<O>(
  query: SelectQueryBuilder<WithProduct, 'p', O>,
  { source, sort }: Pick<ProductList, 'source' | 'sort'>,
): SelectQueryBuilder<WithProduct, 'p', O> {
  const payable = (eb: Eb) =>
    sql<number>`coalesce(${eb.selectFrom('offer as o').select('o.price').whereRef('o.product_id', '=', 'p.id')}, p.mrp)`;
  switch (sort) {
    case 'newest':
      return query.orderBy('p.created_at', 'desc').orderBy('p.id', 'desc');
    case 'name':
      return query.orderBy('p.name').orderBy('p.id');
    case 'price-asc':
      return query.orderBy(payable).orderBy('p.rank', 'desc').orderBy('p.id', 'desc');
    case 'price-desc':
      return query.orderBy(payable, 'desc').orderBy('p.rank', 'desc').orderBy('p.id', 'desc');
    case 'featured':
      if (source.kind === 'group') return query.orderBy(sql`g.rank`, 'desc').orderBy(sql`g.product_id`, 'desc');
      if (source.kind !== 'search' || !source.isRare) return query.orderBy('p.rank', 'desc').orderBy('p.id', 'desc');
      return nearness(source.words)
        .reduce((closest, misses) => closest.orderBy(misses), query)
        .orderBy('p.rank', 'desc')
        .orderBy('p.id', 'desc');
  }
}
