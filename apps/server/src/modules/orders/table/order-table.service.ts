import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { paiseToRupees, type WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../../context/app-context.ts';
import type { Page } from '../../../http/paging.ts';
import { currentSettings, todayOf } from '../../shop-settings/settings-cache.ts';
import { dayRange, everyDay } from './order-days.ts';
import {
  countMatchingOrders,
  listNextOrders,
  listMatchingLines,
  sumDays,
  sumOrders,
  type OrderFilter,
  type OrderPosition,
} from './order-table.repository.ts';
import { csvHead, csvLines } from './orders.csv.ts';
import { linesToWire } from '../orders.service.ts';

/** Orders of one slice of a file: some 10 ms of work. */
const exportStep = 200;

/** The orders that match, how many there are on all pages, and the sums over all orders. */
export async function readAllOrders(
  context: AppContext,
  filter: OrderFilter,
  page: Page,
): Promise<WireOf<'getAllOrders'>['answer']> {
  const lines = await listMatchingLines(context.db, filter, page);
  const sums = await sumOrders(context.db);
  return {
    success: true,
    orders: await linesToWire(context, lines),
    total: await countOrders(context, filter, page, lines),
    sums: {
      orders: sums.orders,
      inProcess: sums.orders - sums.completed,
      completed: sums.completed,
      income: paiseToRupees(sums.income),
      deliveredIncome: paiseToRupees(sums.deliveredIncome),
    },
  };
}

/** How many orders match; a page that is not full needs no second query. */
async function countOrders(
  { db }: AppContext,
  filter: OrderFilter,
  { limit, offset }: Page,
  lines: readonly { readonly entryNo: string }[],
): Promise<number> {
  const found = new Set(lines.map((line) => line.entryNo)).size;
  const isLastPage = found < limit && (found > 0 || offset === 0);
  return isLastPage ? offset + found : countMatchingOrders(db, filter);
}

/** Orders and income of each day, oldest first. */
export async function readOrderDays(
  context: AppContext,
  period: { readonly from?: string; readonly to?: string },
): Promise<WireOf<'getOrderDays'>['answer']> {
  const range = dayRange(period, await todayOf(context));
  const sums = await sumDays(context.db, range.from, range.to);
  const days = everyDay(range, sums).map((day) => ({ ...day, income: paiseToRupees(day.income) }));
  return { success: true, days };
}

/**
 * The orders that match as the text of a CSV file, read while it is sent: in slices, between which other calls are
 * answered. It has every order that matches from the first slice to the last.
 */
export function exportOrders(context: Pick<AppContext, 'db' | 'config'>, filter: OrderFilter): Readable {
  async function* parts() {
    const { profile } = (await currentSettings(context)).settings;
    yield csvHead(profile.currency.code);
    let after: OrderPosition | null = null;
    for (;;) {
      const { last, lines } = await listNextOrders(context.db, filter, after, exportStep);
      if (last === undefined) return;
      after = last;
      yield csvLines(lines, 'people');
      // SQLite answers within this turn of the event loop, so give other calls a turn here.
      await setImmediate();
    }
  }
  return Readable.from(parts(), { highWaterMark: 1 });
}
