import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';

const names = { content: 'catalogue-version', shape: 'catalogue-shape', stock: 'stock-version' } as const;

/** A number that rises with changes of one kind. */
export type VersionCounter = keyof typeof names;

/** Adds one to some counters. */
export async function raiseCounters(db: Db, counters: readonly VersionCounter[]): Promise<void> {
  await db
    .insertInto('setting')
    .values(counters.map((counter) => ({ name: names[counter], value: '1' })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql<string>`cast(cast(setting.value as integer) + 1 as text)` }),
    )
    .execute();
}

/** All counters; 0 for one that was never raised. */
export async function readCounters(db: Db): Promise<Readonly<Record<VersionCounter, number>>> {
  const rows = await db.selectFrom('setting').selectAll().where('name', 'in', Object.values(names)).execute();
  const values = new Map(rows.map(({ name, value }) => [name, Number(value)]));
  const valueOf = (counter: VersionCounter): number => values.get(names[counter]) ?? 0;
  return { content: valueOf('content'), shape: valueOf('shape'), stock: valueOf('stock') };
}
