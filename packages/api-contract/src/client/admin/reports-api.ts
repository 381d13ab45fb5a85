import type { ReportFile, SalesGroup } from '../../domain/reports.ts';
import type { WireOf } from '../../endpoints.ts';
import { rupeesToPaise } from '../../rupees.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { outcome, pageQuery, totalOf } from '../transport/outcome.ts';
import type { Page } from './admin-api.ts';

/** Days of a report, yyyy-mm-dd; its own number of days until today where absent. */
export interface ReportDays {
  readonly from?: string;
  readonly to?: string;
}

/** How far behind a report is that was read from a copy of the database, s; null for one of now. */
const ageOf = (headers: Headers): number | null => {
  const age = headers.get('age');
  return age === null ? null : Number(age);
};

/** How far visits came, and how fast their pages were. */
export type VisitReport = Omit<WireOf<'getVisitReport'>['answer'], 'success'>;
/** A variant that sells, and when it runs out. */
export type StockForecast = WireOf<'getStockReport'>['answer']['rows'][number];

type WireSales = WireOf<'getSalesReport'>['answer'];

/** The same figures with the income in paise. */
const inPaise = <Figures extends { readonly income: number }>(figures: Figures): Figures => ({
  ...figures,
  income: rupeesToPaise(figures.income),
});

/** The back office's reports. Incomes are paise. */
export function createReportsApi({ call, address }: ApiClient) {
  return {
    /** How far visits came, and how fast their pages were. */
    async visitReport(days: ReportDays) {
      return outcome(
        await call('getVisitReport', { query: { ...days } }),
        ({ days: reported, isMeasured, funnel, vitals }, headers) => ({
          age: ageOf(headers),
          days: reported,
          isMeasured,
          funnel,
          vitals,
        }),
      );
    },

    /** A page of sales by day, product, size, colour or pincode. */
    async salesReport(by: SalesGroup, days: ReportDays, page: Page) {
      const result = await call('getSalesReport', { query: { by, ...days, ...pageQuery(page) } });
      return outcome(result, (answer: WireSales, headers) => ({
        age: ageOf(headers),
        days: answer.days,
        sum: inPaise(answer.sum),
        rows: answer.rows.map(inPaise),
        total: totalOf(headers, answer.rows),
      }));
    },

    /** A page of variants that sell, those first that run out first. */
    async stockReport(page: Page) {
      return outcome(await call('getStockReport', { query: pageQuery(page) }), ({ days, rows }, headers) => ({
        age: ageOf(headers),
        days,
        rows,
        total: totalOf(headers, rows),
      }));
    },

    /** Address of a report as CSV. @param by of sales */
    reportFileUrl(file: ReportFile, days: ReportDays, by?: SalesGroup): string {
      const query = new URLSearchParams({ ...days, ...(by === undefined ? {} : { by }) });
      return `${address('getReportFile', { file })}?${query}`;
    },
  };
}

/** The back office's reports. */
export type ReportsApi = ReturnType<typeof createReportsApi>;
