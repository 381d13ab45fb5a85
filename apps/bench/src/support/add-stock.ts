import { newId } from '../../../server/src/db/ids.ts';
import { openDatabase, type DatabaseLocation } from '../../../server/src/db/open-database.ts';

/** Adds units that a long run does not use up, with their movements. @param codes unique codes; all variants where absent */
export async function addStock(place: DatabaseLocation, units: number, codes?: readonly string[]): Promise<void> {
  const { db, close } = openDatabase(place);
  const all = await db.selectFrom('variant').select('unique_code').execute();
  for (const unique_code of codes ?? all.map((variant) => variant.unique_code)) {
    await db
      .updateTable('variant')
      .set((eb) => ({ qty: eb('qty', '+', units) }))
      .where('unique_code', '=', unique_code)
      .execute();
    await db
      .insertInto('stock_movement')
      .values({
        id: newId(),
        unique_code,
        delta: units,
        reason: 'correction',
        entry_no: null,
        created_at: Date.now(),
      })
      .execute();
  }
  await close();
}
