import type { Readable } from 'node:stream';
import type { SalesGroup } from '@kayal/api-contract';
import type { AppContext } from '../../context/app-context.ts';
import { csvCell, csvStream } from '../../http/csv.ts';
import { defaultDays, readForecast, readSales } from './reports.service.ts';
import type { DayRange } from '../../basics/days.ts';

/** Sales as a file for a spreadsheet. */
export function salesFile(context: AppContext, days: DayRange, by: SalesGroup): Readable {
  return csvStream(salesRows(context, days, by));
}

async function* salesRows(context: AppContext, days: DayRange, by: SalesGroup) {
  yield [by, 'name', 'orders', 'units', 'income', 'sell-through'];
  for (const { key, name, orders, units, income, sellThrough } of await readSales(context, days, by, null))
    yield [csvCell(key), csvCell(name), orders, units, income, sellThrough === null ? '' : sellThrough.toFixed(3)];
}

/** What sells and when it runs out, as a file for a spreadsheet. */
export function stockFile(context: AppContext): Readable {
  return csvStream(stockRows(context));
}

async function* stockRows(context: AppContext) {
  yield ['code', 'product', 'name', 'colour', 'size', 'sold', 'units', 'days left'];
  for (const row of await readForecast(context, defaultDays, null)) {
    const texts = [row.name, row.colour, row.size].map(csvCell);
    yield [csvCell(row.code), row.productId, ...texts, row.sold, row.units, row.daysLeft];
  }
}
