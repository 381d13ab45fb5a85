import { sql } from 'kysely';
import { holdsText, toSmallLetters } from '../../db/holds-text.ts';
import type { Db } from '../../db/open-database.ts';

/** Filters of the product table. */
export interface ProductFilter {
  /** Part of a name, or a whole unique code or id, also the id of the company's files. */
  readonly text: string;
  readonly categoryId: number | null;
  readonly state: 'visible' | 'hidden' | 'withdrawn' | 'soldOut' | 'sizeSoldOut' | 'unpictured' | null;
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

/** The products that a filter keeps, as `p`. */
export function matchingProducts(db: Db, { text, categoryId, state, hasDrawings = false }: ProductFilter) {
  let query = db.selectFrom('product as p');
  if (text !== '') query = query.where(withText(db, text));
  if (categoryId !== null) query = query.where('p.category_id', '=', categoryId);
  if (state === 'visible') query = query.where('p.visible', '=', 1);
  if (state === 'hidden') query = query.where('p.visible', '=', 0).where('p.withdrawn', '=', 0);
  if (state === 'withdrawn') query = query.where('p.withdrawn', '=', 1);
  if (state === 'soldOut' || state === 'sizeSoldOut') {
    query = query.where('p.withdrawn', '=', 0).where((eb) => {
      const variants = eb
        .selectFrom('variant as v')
        .select('v.unique_code')
        .whereRef('v.product_id', '=', 'p.id')
        .where('v.withdrawn', '=', 0);
      return state === 'soldOut'
        ? eb.not(eb.exists(variants.where('v.qty', '>', 0)))
        : eb.exists(variants.where('v.qty', '=', 0));
    });
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
