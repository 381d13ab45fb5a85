import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query without columns finds. */
export async function countRows<DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, object>): Promise<number> {
  // The compiler cannot work out the columns of a query of any table.
  const counting = query.select((eb) => eb.fn.countAll().as('count')).$castTo<{ readonly count: number }>();
  return (await counting.executeTakeFirstOrThrow()).count;
}
