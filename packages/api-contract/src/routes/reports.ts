import { route } from './route.ts';

/** What a browser says of a visit: only the code that measures it loads this. */
export const visitRoutes = {
  noteVisit: route('POST', '/visit/note/:company', 'anyone', 'docs/reports.md', { keepalive: true }),
};

/** The back office's reports. */
export const reportRoutes = {
  getVisitReport: route('GET', '/visitReport/:company', 'admin', 'docs/reports.md'),
  getSalesReport: route('GET', '/salesReport/:company', 'admin', 'docs/reports.md'),
  getStockReport: route('GET', '/stockReport/:company', 'admin', 'docs/reports.md'),
  getReportFile: route('GET', '/reportFile/:company/:file', 'admin', 'docs/reports.md'),
};
