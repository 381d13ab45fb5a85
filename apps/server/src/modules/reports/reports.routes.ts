import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { reportSource } from '../../context/replica-reads.ts';
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
  registerEndpoint(app, endpoints.getVisitReport, async ({ query, reply }) => {
    const source = await reportSource(context, reply);
    return readVisitReport(source, await reportedDays(source, query, defaultDays));
  });

  registerEndpoint(app, endpoints.getSalesReport, async ({ query, reply }) => {
    const source = await reportSource(context, reply);
    const days = await reportedDays(source, query, defaultDays);
    const { total, answer } = await readSalesReport(source, days, query.by, pageOf(query, pageSize));
    reply.header('x-total-count', total);
    return answer;
  });

  registerEndpoint(app, endpoints.getStockReport, async ({ query, reply }) => {
    const source = await reportSource(context, reply);
    const days = Number(query.days ?? defaultDays);
    reply.header('x-total-count', await countForecast(source, days));
    return { success: true, days, rows: await readForecast(source, days, pageOf(query, pageSize)) };
  });

  registerEndpoint(app, endpoints.getReportFile, async ({ params: { file }, query, reply }) => {
    const source = await reportSource(context, reply);
    const days = await reportedDays(source, query, defaultDays);
    reply.header('content-disposition', datedFile(await todayOf(source), file, 'csv'));
    reply.type('text/csv; charset=utf-8');
    return file === 'sales' ? salesFile(source, days, query.by ?? 'day') : stockFile(source);
  });
}
