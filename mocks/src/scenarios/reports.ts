import { noReportRows, reportRows } from '../fixtures/reports/report-rows.ts';
import type { Scenario } from './scenario.ts';

/** The back office's reports. */
export const reportScenarios = {
  reportsOfNothing: {
    prepare: (state) => {
      state.reports = noReportRows;
    },
  },
  /** Visits are not measured any more; older ones are. */
  visitsNotMeasured: {
    prepare: (state) => {
      state.reports = { ...reportRows, isMeasured: false };
    },
  },
  /** Sales come from a copy of the database. */
  reportsOfACopy: {
    prepare: (state) => {
      state.reports = { ...reportRows, age: 12 };
    },
  },
  /** So many days that they need pages. */
  reportsOfManyDays: {
    prepare: (state) => {
      const [day] = reportRows.sales.day;
      if (day === undefined) return;
      const rows = Array.from({ length: 130 }, (_, index) => {
        const key = new Date(Date.UTC(2026, 10, 21 - index)).toISOString().slice(0, 10);
        return { ...day, key, name: key };
      });
      state.reports = { ...reportRows, sales: { ...reportRows.sales, day: rows } };
    },
  },
  reportsDown: {
    behaves: { getSalesReport: 'internal', getStockReport: 'internal', getVisitReport: 'internal' },
  },
  reportsWaiting: {
    behaves: { getSalesReport: 'waiting', getStockReport: 'waiting', getVisitReport: 'waiting' },
  },
} as const satisfies Readonly<Record<string, Scenario>>;
