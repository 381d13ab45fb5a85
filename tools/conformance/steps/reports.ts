import { asAdmin, type Step } from '../step.ts';

/** The back office's reports. */
export const reportSteps: readonly Step[] = [
  asAdmin('getSalesReport', 'of the last days', { query: { by: 'product', limit: '2' } }),
  asAdmin('getSalesReport', 'of no day', { query: { by: 'day', from: '2026-02-30' } }),
  asAdmin('getStockReport', 'of the last days', { query: { limit: '2' } }),
  asAdmin('getVisitReport', 'of the last days'),
  asAdmin('getVisitReport', 'of no day', { query: { to: 'today' } }),
  asAdmin('getReportFile', 'of stock', { params: { file: 'stock' } }),
  asAdmin('getReportFile', 'of no report', { params: { file: 'people' } }),
  asAdmin('noteVisit', 'one', {
    body: { page: 'home', device: 'phone', steps: ['list'], isNew: true, vitals: { lcp: 900 } },
  }),
];
