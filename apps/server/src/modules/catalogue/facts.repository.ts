import type { Db } from '../../db/open-database.ts';
import type { CategoryTable, ColourTable } from '../../db/tables/catalogue.ts';

/** Max rows of a list of other things than products. */
export const maxRows = 5000;

/** Every group in its order of listing, aliases too. */
export function listGroups(db: Db): Promise<readonly CategoryTable[]> {
  return db.selectFrom('category').selectAll().orderBy('position').orderBy('id').limit(maxRows).execute();
}

/** Names and hex of every colour of every season. */
export function listColours(db: Db): Promise<readonly ColourTable[]> {
  return db.selectFrom('colour').selectAll().orderBy('season').orderBy('db_color').limit(maxRows).execute();
}
