import { sql, type ExpressionBuilder } from 'kysely';
import { engineOf } from '../../db/dialect.ts';
import { holdsText, toSmallLetters } from '../../db/holds-text.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import type { Flag } from '../../db/tables/flag.ts';

/** Filters of the product table. */
export interface ProductFilter {
  /** Part of a name, or a whole unique code or id, also the id of the company's files. */
  readonly text: string;
  readonly categoryId: number | null;
  readonly state: 'visible' | 'hidden' | 'withdrawn' | 'soldOut' | 'sizeSoldOut' | 'unpictured' | 'undeclared' | null;
  /** Whether products with a cut have drawn pictures: those of the demo. */
  readonly hasDrawings?: boolean;
}

/** Products by a text: subqueries are read once, where conditions on each product would be looked up for all of them. */
function withText(db: Db, text: string) {
  return sql<boolean>`(${sql.join(
    [
      holdsText(db, sql`lower(p.name)`, text),
      ...(/^\d{1,9}$/.test(text) ? [sql`p.id = ${Number(text)}`] : []),
      sql`p.id in (select n.product_id from product_number n where lower(n.source_id) = ${toSmallLetters(text)})`,
      sql`p.id in (select v.product_id from variant v where v.unique_code in (${text}, ${text.toUpperCase()}))`,
    ],
    sql` or `,
  )})`;
}

type ProductBuilder = ExpressionBuilder<Database & { p: Database['product'] }, 'p'>;

/** Variants that nobody can buy, or the others; the value is in the statement's text, because partial indexes depend on it. */
const variantsWith = (db: Db, unavailable: Flag) =>
  db.selectFrom('variant as v').where('v.unavailable', '=', sql.lit(unavailable));

/**
 * Whether all variants of the product `p` are unavailable. Only products with such a variant are looked at: PostgreSQL
 * looks for another one in its second index, SQLite compares the numbers of variants, which come from indexes too.
 */
function isSoldOut(db: Db, eb: ProductBuilder) {
  const unavailable = variantsWith(db, 1).select('v.product_id');
  if (engineOf(db) === 'postgres') {
    const available = variantsWith(db, 0).select('v.product_id').where('v.product_id', '=', eb.ref('p.id'));
    return eb.and([eb('p.id', 'in', unavailable), eb.not(eb.exists(available))]);
  }
  const all = db.selectFrom('variant as w').select((w) => w.fn.countAll().as('variants'));
  const withoutOthers = unavailable
    .groupBy('v.product_id')
    .having((group) => group(group.fn.countAll(), '=', all.where('w.product_id', '=', group.ref('v.product_id'))));
  return eb('p.id', 'in', withoutOthers);
}

/** Whether a variant of the product `p` is on sale and has no unit. */
function hasSizeSoldOut(db: Db, eb: ProductBuilder) {
  const sizes = variantsWith(db, 1).select('v.unique_code').where('v.product_id', '=', eb.ref('p.id'));
  return eb.exists(sizes.where('v.withdrawn', '=', 0));
}

/** The products that a filter keeps, as `p`. */
export function matchingProducts(db: Db, { text, categoryId, state, hasDrawings = false }: ProductFilter) {
  let query = db.selectFrom('product as p');
  if (text !== '') query = query.where(withText(db, text));
  if (categoryId !== null) query = query.where('p.category_id', '=', categoryId);
  if (state === 'visible') query = query.where('p.visible', '=', 1);
  if (state === 'hidden') query = query.where('p.visible', '=', 0).where('p.withdrawn', '=', 0);
  if (state === 'withdrawn') query = query.where('p.withdrawn', '=', 1);
  if (state === 'soldOut') query = query.where('p.withdrawn', '=', 0).where((eb) => isSoldOut(db, eb));
  if (state === 'sizeSoldOut') query = query.where('p.withdrawn', '=', 0).where((eb) => hasSizeSoldOut(db, eb));
  if (state === 'undeclared') {
    query = query
      .where('p.visible', '=', 1)
      .where((eb) =>
        eb.or([
          eb.and([eb('p.manufacturer', '=', ''), eb('p.packer', '=', ''), eb('p.importer', '=', '')]),
          eb('p.country_of_origin', '=', ''),
          eb('p.generic_name', '=', ''),
          eb('p.net_quantity', '=', ''),
        ]),
      );
  }
  if (state === 'unpictured') {
    query = query
      .where('p.visible', '=', 1)
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('picture as i').select('i.file').whereRef('i.product_id', '=', 'p.id'))),
      );
    if (hasDrawings) query = query.where('p.cut', '=', '');
  }
  return query;
}
