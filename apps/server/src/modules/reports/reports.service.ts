import { paiseToRupees, type SalesGroup, type WireOf } from '@kayal/api-contract';
import { dayAfter, type DayRange } from '../../basics/days.ts';
import type { AppContext } from '../../context/app-context.ts';
import type { Page } from '../../http/paging.ts';
import { todayOf } from '../shop-settings/settings-cache.ts';
import { listSales, sumSales, unitsInStock, type SalesRow } from './sales.repository.ts';
import { countSelling, listSelling, type SellingVariant } from './stock-forecast.repository.ts';

type SalesAnswer = WireOf<'getSalesReport'>['answer'];
type StockAnswer = WireOf<'getStockReport'>['answer'];

/** Days of a report where the call names none. */
export const defaultDays = 28;

/** A row for the wire. */
type SalesReportRow = SalesAnswer['rows'][number];

/** Rows of sales, with the share of its units that a product has sold. @param page null for all */
export async function readSales(
  { db }: AppContext,
  days: DayRange,
  by: SalesGroup,
  page: Page | null,
): Promise<SalesReportRow[]> {
  const rows = await listSales(db, days, by, page);
  const inStock =
    by === 'product'
      ? await unitsInStock(
          db,
          rows.map(({ key }) => Number(key)),
        )
      : new Map<number, number>();
  const sellThrough = ({ key, units }: SalesRow): number | null => {
    const left = inStock.get(Number(key));
    return left === undefined ? null : units / (units + left);
  };
  return rows.map((row) => ({ ...row, income: paiseToRupees(row.income), sellThrough: sellThrough(row) }));
}

/** A page of the report of sales. */
export async function readSalesReport(
  context: AppContext,
  days: DayRange,
  by: SalesGroup,
  page: Page,
): Promise<{ readonly total: number; readonly answer: SalesAnswer }> {
  const { rows: total, ...sum } = await sumSales(context.db, days, by);
  const rows = await readSales(context, days, by, page);
  return { total, answer: { success: true, days, sum: { ...sum, income: paiseToRupees(sum.income) }, rows } };
}

/** Variants with the days until they run out. @param days whose sales count @param page null for all */
export async function readForecast(context: AppContext, days: number, page: Page | null): Promise<StockAnswer['rows']> {
  const from = dayAfter(await todayOf(context), 1 - days);
  const withDays = (variant: SellingVariant) => ({
    ...variant,
    daysLeft: Math.floor((variant.units * days) / variant.sold),
  });
  return (await listSelling(context.db, from, page)).map(withDays);
}

/** How many variants the report of stock has. */
export async function countForecast(context: AppContext, days: number): Promise<number> {
  return countSelling(context.db, dayAfter(await todayOf(context), 1 - days));
}
