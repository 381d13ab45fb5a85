import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { datedFile } from '../../http/dated-file.ts';
import { pageOf } from '../../http/paging.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { reportedDays } from '../shop-settings/reported-days.ts';
import { todayOf } from '../shop-settings/settings-cache.ts';
import { salesFile, stockFile } from './report-file.ts';
import { countForecast, defaultDays, readForecast, readSalesReport } from './reports.service.ts';
import { readVisitReport } from './visit-report.ts';

/** Rows of an answer where the call names no limit. */
const pageSize = 50;

/** Serves what sold, what runs out, and how visits went. */
export function registerReports(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, endpoints.getVisitReport, async ({ query }) =>
    readVisitReport(context, await reportedDays(context, query, defaultDays)),
  );

  registerEndpoint(app, endpoints.getSalesReport, async ({ query, reply }) => {
    const days = await reportedDays(context, query, defaultDays);
    const { total, answer } = await readSalesReport(context, days, query.by, pageOf(query, pageSize));
    reply.header('x-total-count', total);
    return answer;
  });

  registerEndpoint(app, endpoints.getStockReport, async ({ query, reply }) => {
    const days = Number(query.days ?? defaultDays);
    reply.header('x-total-count', await countForecast(context, days));
    return { success: true, days, rows: await readForecast(context, days, pageOf(query, pageSize)) };
  });

  registerEndpoint(app, endpoints.getReportFile, async ({ params: { file }, query, reply }) => {
    const days = await reportedDays(context, query, defaultDays);
    reply.header('content-disposition', datedFile(await todayOf(context), file, 'csv'));
    reply.type('text/csv; charset=utf-8');
    return file === 'sales' ? salesFile(context, days, query.by ?? 'day') : stockFile(context);
  });
}
