import type { WireOf } from '@kayal/api-contract';
import { isPincode } from '@kayal/commerce-core';
import type { AppContext } from '../../context/app-context.ts';
import { reportedDays } from '../shop-settings/reported-days.ts';
import { sumPlaces, sumReturns, sumWays } from './return-report.repository.ts';

/** Days of the report where a call names none. */
export const reportDays = 90;

/** What of the orders of some days came back, most units first. */
export async function readReturnReport(
  context: AppContext,
  period: WireOf<'getReturnReport'>['query'],
): Promise<WireOf<'getReturnReport'>['answer']> {
  const days = await reportedDays(context, period, reportDays);
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
