import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { listReader } from '../../context/replica-reads.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { datedFile } from '../../http/dated-file.ts';
import { pageOf } from '../../http/paging.ts';
import { registerEndpoint, type Call } from '../../http/register-endpoint.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { todayOf } from '../shop-settings/settings-cache.ts';
import { exportCustomers, readCustomer, readCustomerPage } from './customers.service.ts';

/** Customers of an answer where the call names no limit. */
const pageSize = 50;

/** Serves the back office's customers and their CSV file. */
export function registerCustomers(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(
    app,
    endpoints.getCustomers,
    listReader(context, async (source, { query, reply }) => {
      const { q = '', sort = 'newest' } = query;
      const { total, customers } = await readCustomerPage(source, q, sort, pageOf(query, pageSize));
      reply.header('x-total-count', total);
      return { success: true, customers };
    }),
  );

  registerEndpoint(app, endpoints.getCustomer, ({ params }) => readCustomer(context, params.customer));

  const readFile = listReader(context, async (source, { body, reply }: Call<typeof endpoints.exportCustomers>) => {
    reply.header('content-disposition', datedFile(await todayOf(source), 'customers', 'csv'));
    reply.type('text/csv; charset=utf-8');
    return exportCustomers(source, body.q ?? '');
  });
  registerEndpoint(app, endpoints.exportCustomers, async (call) => {
    const { identity, body } = call;
    await inTransaction(context.db, (trx) =>
      insertAudit(trx, {
        actorId: identity.customerId,
        action: 'customers.exported',
        subject: 'customers.csv',
        before: {},
        // Not the words that were sought, which may be a person's name.
        after: { isSearch: body.q !== undefined },
        at: context.now(),
      }),
    );
    return readFile(call);
  });
}
