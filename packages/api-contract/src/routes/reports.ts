import { route } from './route.ts';

/** Figures of visits, and the back office's reports. */
export const reportRoutes = {
  noteVisit: route('POST', '/visit/note/:company', 'anyone', 'docs/reports.md'),
  getVisitReport: route('GET', '/visitReport/:company', 'admin', 'docs/reports.md'),
  getSalesReport: route('GET', '/salesReport/:company', 'admin', 'docs/reports.md'),
  getStockReport: route('GET', '/stockReport/:company', 'admin', 'docs/reports.md'),
  getReportFile: route('GET', '/reportFile/:company/:file', 'admin', 'docs/reports.md'),
};
