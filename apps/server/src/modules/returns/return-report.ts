import type { WireOf } from '@kayal/api-contract';
import { isPincode } from '@kayal/commerce-core';
import type { AppContext } from '../../context/app-context.ts';
import { todayOf } from '../shop-settings/settings-cache.ts';
import { sumPlaces, sumReturns, sumWays } from './return-report.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
const defaultDays = 90;

/** The days that a report counts the orders of, both included; the last 90 by default. */
export async function reportedDays(
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  period: WireOf<'getReturnReport'>['query'],
): Promise<{ readonly from: string; readonly to: string }> {
  const to = period.to ?? (await todayOf(context));
  return { to, from: period.from ?? new Date(Date.parse(to) - (defaultDays - 1) * dayMs).toISOString().slice(0, 10) };
}

/** What of the orders of some days came back, most units first. */
export async function readReturnReport(
  context: AppContext,
  period: WireOf<'getReturnReport'>['query'],
): Promise<WireOf<'getReturnReport'>['answer']> {
  const days = await reportedDays(context, period);
  const { sold, returned } = await sumReturns(context.db, days);
  const soldOf = new Map(sold.map(({ productId, size, units }) => [`${productId} ${size}`, Number(units)]));
  const rows = returned.map(({ productId, name, size, reason, units }) => ({
    productId,
    name,
    size,
    reason,
    units: Number(units),
    sold: soldOf.get(`${productId} ${size}`) ?? 0,
  }));
  const places = await sumPlaces(context.db, days);
  return {
    success: true,
    rows: rows.toSorted((a, b) => b.units - a.units || a.productId - b.productId),
    places: places.filter(({ of }) => isPincode(of)).map(({ of, ...counts }) => ({ pincode: of, ...counts })),
    ways: (await sumWays(context.db, days)).map(({ of, ...counts }) => ({ way: of, ...counts })),
  };
}
