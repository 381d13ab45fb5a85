import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { CategoryTable, ColourTable } from '../../db/schema.ts';

/** A colour and size that some visible product comes in, with one such product (S7.CAT.04). */
export interface ColourSizeRecord {
  readonly colour: string;
  readonly size: string;
  readonly productId: number;
}

/** Most rows of a list that is not of products (security page, 1.2). */
const mostRows = 5000;

/** Every group in its order of listing, aliases too. */
export function listGroups(db: Db): Promise<readonly CategoryTable[]> {
  return db.selectFrom('category').selectAll().orderBy('position').orderBy('id').limit(mostRows).execute();
}

/** Names and hex of every colour of every season. */
export function listColours(db: Db): Promise<readonly ColourTable[]> {
  return db.selectFrom('colour').selectAll().orderBy('season').orderBy('db_color').limit(mostRows).execute();
}

/**
 * Every word of the catalogue, sorted. Each step jumps to the next word in the index, so that the cost
 * follows the number of words and not of products.
 */
export async function listWords(db: Db): Promise<readonly string[]> {
  const rows = await db
    .withRecursive('w(word)', (cte) =>
      cte
        .selectFrom('search_word')
        .select((eb) => eb.fn.min<string | null>('word').as('word'))
        .unionAll(
          cte
            .selectFrom('w')
            .where('w.word', 'is not', null)
            .select((eb) =>
              eb
                .selectFrom('search_word as s')
                .select((inner) => inner.fn.min<string | null>('s.word').as('next'))
                .where('s.word', '>', eb.ref('w.word').$castTo<string>())
                .as('word'),
            ),
        ),
    )
    .selectFrom('w')
    .select('word')
    .where('word', 'is not', null)
    .$narrowType<{ word: string }>()
    .execute();
  return rows.map(({ word }) => word).toSorted();
}

/** The distinct values of a column that an index begins with, found by jumping as `listWords` does. */
function distinctOf(column: 'colour' | 'size') {
  const name = sql.ref(column);
  return sql`(
    with recursive w(value) as (
      select min(${name}) from variant
      union all
      select (select min(${name}) from variant where ${name} > w.value) from w where w.value is not null
    ) select value from w where value is not null)`;
}

/** The pairs of colour and size that visible products come in, with one product each, by colour and size. */
export async function listColourSizes(db: Db): Promise<readonly ColourSizeRecord[]> {
  const { rows } = await sql<ColourSizeRecord>`select * from (
    select c.value as "colour", s.value as "size", (
      select v.product_id from variant as v inner join product as p on p.id = v.product_id
      where v.colour = c.value and v.size = s.value and p.visible = 1
      order by v.product_id limit 1
    ) as "productId"
    from ${distinctOf('colour')} as c cross join ${distinctOf('size')} as s
  ) as pairs where "productId" is not null order by "colour", "size" limit ${mostRows}`.execute(db);
  return rows;
}
