import type { Db } from '../../db/open-database.ts';

/** Saved mappings by name. */
export function listMaps(db: Db) {
  return db.selectFrom('import_map').selectAll().orderBy('name').limit(200).execute();
}

/** The columns of the newest import that was checked with these headings, as stored; undefined when there is none. */
export async function findMappingUsedFor(db: Db, headings: readonly string[]): Promise<string | undefined> {
  const runs = await db
    .selectFrom('import_run')
    .select(['headings', 'mapping'])
    .where('mode', 'is not', null)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  const wanted = JSON.stringify(headings);
  const headingsOf = (stored: string): string => {
    const columns: readonly { readonly heading: string }[] = JSON.parse(stored);
    return JSON.stringify(columns.map(({ heading }) => heading));
  };
  return runs.find((run) => headingsOf(run.headings) === wanted)?.mapping;
}

/** Stores a mapping by a name. */
export async function putMap(db: Db, name: string, mapping: string): Promise<void> {
  await db
    .insertInto('import_map')
    .values({ name, mapping })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ mapping }))
    .execute();
}

/** @returns whether there was a mapping of that name */
export async function deleteMap(db: Db, name: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('import_map').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
}
