import { sql } from 'kysely';
import type { DayRange } from '../../basics/days.ts';
import type { VisitCountTable } from '../../db/tables/visits.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';

/** What is counted, without how often. */
export type VisitFigure = Omit<VisitCountTable, 'visits'>;

/** Adds to the counts of figures, in one order, so that two processes do not wait for each other in a circle. */
export async function addVisits(db: Db, counts: readonly VisitCountTable[]): Promise<void> {
  const keyOf = ({ day, page, device, figure, bucket }: VisitFigure) => [day, page, device, figure, bucket].join(' ');
  const ordered = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await inTransaction(db, async (trx) => {
    for (const count of ordered) {
      await trx
        .insertInto('visit_count')
        .values(count)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'page', 'device', 'figure', 'bucket'])
            .doUpdateSet({ visits: sql<number>`visit_count.visits + excluded.visits` }),
        )
        .execute();
    }
  });
}

/** Counts of some days, both included, summed over them. */
export async function sumVisits(db: Db, { from, to }: DayRange): Promise<Omit<VisitCountTable, 'day'>[]> {
  const rows = await db
    .selectFrom('visit_count')
    .select(({ fn }) => ['page', 'device', 'figure', 'bucket', fn.sum<number>('visits').as('visits')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['page', 'device', 'figure', 'bucket'])
    .execute();
  return rows.map((row) => ({ ...row, visits: Number(row.visits) }));
}

/** Deletes the counts of days before one. */
export async function deleteVisitsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('visit_count').where('day', '<', day).execute();
}
