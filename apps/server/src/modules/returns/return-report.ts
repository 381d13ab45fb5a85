import type { WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../context/app-context.ts';
import { todayOf } from '../shop-settings/settings-cache.ts';
import { sumReturns } from './stored-returns.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
const defaultDays = 90;

/** What of the orders of some days came back, most units first. */
export async function readReturnReport(
  context: AppContext,
  period: WireOf<'getReturnReport'>['query'],
): Promise<WireOf<'getReturnReport'>['answer']> {
  const to = period.to ?? (await todayOf(context));
  const from = period.from ?? new Date(Date.parse(to) - (defaultDays - 1) * dayMs).toISOString().slice(0, 10);
  const { sold, returned } = await sumReturns(context.db, from, to);
  const soldOf = new Map(sold.map(({ productId, size, units }) => [`${productId} ${size}`, Number(units)]));
  const rows = returned.map(({ productId, name, size, reason, units }) => ({
    productId,
    name,
    size,
    reason,
    units: Number(units),
    sold: soldOf.get(`${productId} ${size}`) ?? 0,
  }));
  return { success: true, rows: rows.toSorted((a, b) => b.units - a.units || a.productId - b.productId) };
}
