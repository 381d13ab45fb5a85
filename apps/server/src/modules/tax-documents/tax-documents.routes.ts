import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { listReader } from '../../context/replica-reads.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { monthFile } from './month/month-file.ts';

/** Serves the tables of a month, for the owner's return. */
export function registerTaxDocuments(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(
    app,
    endpoints.getTaxTable,
    listReader(context, async (source, { query: { month, table }, reply }) => {
      reply.type('text/csv; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="${table}-${month}.csv"`);
      return monthFile(source, month, table);
    }),
  );
}
