import type { MockModule } from '../create-mock-shop.ts';
import { answer, answerFile, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { pageOf } from '../product-list.ts';
import { wrongDays, type AskedDays } from '../reported-days.ts';

const firstDay = '2026-10-25';
const today = '2026-11-21';

/** The refusal of a text that is no day; null when both are days. */
function refusedDay(query: AskedDays) {
  const fields = wrongDays(query);
  return fields === null ? null : refuse('request.invalid', { fields });
}

const daysOf = ({ from = firstDay, to = today }: AskedDays) => ({ from, to });

/** Reports of sales, stock and visits; a note of a visit changes none of them. */
export function reportHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('noteVisit', () => answer({ success: true })),
    endpoint('getVisitReport', ({ query }) => {
      const { visits, isMeasured } = state.reports;
      return refusedDay(query) ?? answer({ success: true, days: daysOf(query), isMeasured, ...visits });
    }),
    endpoint('getSalesReport', ({ query }) => {
      const rows = state.reports.sales[query.by];
      const sum = (figure: 'orders' | 'units' | 'income') => rows.reduce((total, row) => total + row[figure], 0);
      const body = {
        success: true,
        days: daysOf(query),
        sum: { orders: sum('orders'), units: sum('units'), income: sum('income') },
        rows: pageOf(rows, query),
      } as const;
      const { age } = state.reports;
      return refusedDay(query) ?? { ...answer(body, rows.length), ...(age !== undefined && { age }) };
    }),
    endpoint('getStockReport', ({ query }) =>
      answer(
        { success: true, days: Number(query.days ?? '28'), rows: pageOf(state.reports.stock, query) },
        state.reports.stock.length,
      ),
    ),
    endpoint(
      'getReportFile',
      ({ query }) => refusedDay(query) ?? answerFile('day,name,orders,units,income,sell-through', `sales-${today}.csv`),
    ),
  ];
}
