import { setImmediate as nextTurn } from 'node:timers/promises';
import { partsInTurns } from '../../../db/slices.ts';
import { comesOver, type SwitchBasis } from './decide-rows.ts';
import { findRows, valuesOf } from './goods.repository.ts';
import { goodsTables, type GoodsTable, type TablePlan } from './goods-tables.ts';
import { verdictOf } from './merge-row.ts';
import { withNewIds } from './new-ids.ts';
import { comparedColumns, type RowChange } from './row-changes.repository.ts';

const findProducts = ({ db }: SwitchBasis, ids: readonly number[]) =>
  findRows(
    db,
    'product',
    ['id', 'name', 'mrp'],
    ['id'],
    ids.map((id) => ({ id })),
  );

/**
 * Finds products of the shop whose offer would be above their MRP after a switch, as one came from each shop. The shop keeps
 * both, and they are counted as changed in both.
 * @returns their MRP in the shop by number, paise
 */
export async function findKeptPrices(basis: SwitchBasis): Promise<ReadonlyMap<number, number>> {
  const { db, tally } = basis;
  const mrps = await writtenPrices(basis, 'product', { id: 'id', price: 'mrp' });
  const offers = await writtenPrices(basis, 'offer', { id: 'product_id', price: 'price' });
  const kept = new Map<number, number>();
  for await (const ids of partsInTurns([...new Set([...mrps.keys(), ...offers.keys()])])) {
    const products = await findProducts(basis, ids);
    const rows = ids.map((id) => ({ product_id: id }));
    const offered = await findRows(db, 'offer', ['product_id', 'price'], ['product_id'], rows);
    for (const id of ids) {
      const key = valuesOf({ id }, ['id']);
      const product = products.get(key);
      if (product === undefined) continue;
      const here = { mrp: Number(product['mrp']), offer: Number(offered.get(key)?.['price'] ?? 0) };
      const there = { mrp: mrps.get(id) ?? here.mrp, offer: offers.get(id) ?? here.offer };
      if (there.offer <= there.mrp) continue;
      kept.set(id, here.mrp);
      tally.addConflict({
        kind: 'offers',
        row: `${String(product['name'])} (${id})`,
        fields: [
          { field: 'mrp', here: String(here.mrp), there: String(there.mrp) },
          { field: 'offer', here: here.offer === 0 ? '' : String(here.offer), there: String(there.offer) },
        ],
        isGoneHere: false,
        isGoneThere: false,
      });
    }
  }
  return kept;
}

/** What the rehearsal did with rows of a table, slice by slice. */
function* changesOf(
  { changes, ids }: SwitchBasis,
  table: GoodsTable,
  plan: TablePlan,
): Generator<readonly RowChange[]> {
  for (const slice of changes.written(table, plan))
    yield slice.map(({ before, after }) => ({ before, after: after === null ? null : withNewIds(after, plan, ids) }));
  for (const rows of changes.removed(table, plan)) yield rows.map((before) => ({ before, after: null }));
}

/** Prices that a switch writes by the number of the product, paise; 0 for an offer that it ends. */
async function writtenPrices(
  basis: SwitchBasis,
  table: 'product' | 'offer',
  { id, price }: { readonly id: string; readonly price: string },
): Promise<ReadonlyMap<number, number>> {
  const plan: TablePlan = goodsTables[table];
  const columns = basis.changes.columns(table);
  const compared = comparedColumns(columns, plan);
  const prices = new Map<number, number>();
  for (const slice of changesOf(basis, table, plan)) {
    const rows = slice.map(({ before, after }) => after ?? before ?? {});
    // What sets an offer locks the product first, so this does too.
    if (table === 'offer')
      await findProducts(
        basis,
        rows.map((row) => Number(row[id])),
      );
    const found = await findRows(basis.db, table, columns, plan.key, rows);
    for (const change of slice) {
      const row = change.after ?? change.before ?? {};
      const now = found.get(valuesOf(row, plan.key)) ?? null;
      // A product that is removed is only withdrawn.
      const isWritten = table === 'offer' || change.after !== null;
      if (isWritten && comesOver(basis, plan, verdictOf(change, now, compared)))
        prices.set(Number(row[id]), Number(change.after?.[price] ?? 0));
    }
    await nextTurn();
  }
  return prices;
}
