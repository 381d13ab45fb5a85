import type { MadeColumn } from '@kayal/api-contract';
import type { Db } from '../../db/open-database.ts';

/** Saved mappings by name. */
export function listMaps(db: Db) {
  return db.selectFrom('import_map').selectAll().orderBy('name').limit(200).execute();
}

/** Columns as they are stored: fields to headings, and the columns that are made of others. */
interface StoredColumns {
  readonly mapping: string;
  readonly made: readonly MadeColumn[];
}

/**
 * The columns of the newest import that was checked with these headings of a file, as stored; undefined when there is
 * none.
 */
export async function findMappingUsedFor(db: Db, headings: readonly string[]): Promise<StoredColumns | undefined> {
  const runs = await db
    .selectFrom('import_run')
    .select(['headings', 'mapping', 'format'])
    .where('mode', 'is not', null)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  const wanted = JSON.stringify(headings);
  for (const run of runs) {
    const { made = [] }: { readonly made?: readonly MadeColumn[] } = JSON.parse(run.format);
    const columns: readonly { readonly heading: string }[] = JSON.parse(run.headings);
    const own = columns.map(({ heading }) => heading).filter((each) => !made.some(({ heading }) => heading === each));
    if (JSON.stringify(own) === wanted) return { mapping: run.mapping, made };
  }
  return undefined;
}

/** Stores a mapping by a name. */
export async function putMap(
  db: Db,
  name: string,
  columns: { readonly mapping: string; readonly made: string },
): Promise<void> {
  await db
    .insertInto('import_map')
    .values({ name, ...columns })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(columns))
    .execute();
}

/** @returns whether there was a mapping of that name */
export async function deleteMap(db: Db, name: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('import_map').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
}
