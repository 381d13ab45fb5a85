import { endpoints, type WireOf } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import { checkDays } from '../../../http/asked-days.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { AppContext } from '../../../context/app-context.ts';
import { listReader } from '../../../context/replica-reads.ts';
import { pageOf } from '../../../http/paging.ts';
import { datedFile } from '../../../http/dated-file.ts';
import { registerEndpoint, type Call } from '../../../http/register-endpoint.ts';
import { insertAudit } from '../../audit/audit.repository.ts';
import { todayOf } from '../../shop-settings/settings-cache.ts';
import type { OrderFilter } from './order-table.repository.ts';
import { exportOrders, readAllOrders, readOrderDays } from './order-table.service.ts';

/** Max orders of one answer; a client may set a lower limit. */
const maxOrders = 1000;

type Body = WireOf<'exportOrders'>['body'];
type Status = NonNullable<Body['status']>;

/** What a status selects. */
const statusFilters: Readonly<
  Record<Status, Pick<OrderFilter, 'delivered' | 'cancelled' | 'stage' | 'exchangeToShip'>>
> = {
  all: {},
  'in-process': { delivered: false },
  'to-pack': { delivered: false, stage: 'placed' },
  packed: { delivered: false, stage: 'packed' },
  shipped: { delivered: false, stage: 'shipped' },
  'came-back': { delivered: false, stage: 'returnedToSender' },
  'exchange-to-ship': { exchangeToShip: true },
  delivered: { delivered: true },
  cancelled: { cancelled: true },
};

function filterOf({ q, status = 'all', from, to, sort }: Body): OrderFilter {
  return {
    text: q,
    ...statusFilters[status],
    from,
    to,
    sort,
  };
}

/** Serves the back office's table of orders, its figures by day and its CSV file. */
export function registerOrderTable(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(
    app,
    endpoints.getAllOrders,
    listReader(context, (source, { query }) => readAllOrders(source, filterOf(query), pageOf(query, maxOrders))),
  );

  registerEndpoint(
    app,
    endpoints.getOrderDays,
    listReader(context, async (source, { query }) => {
      checkDays(query);
      return readOrderDays(source, query);
    }),
  );

  const readFile = listReader(context, async (source, { body, reply }: Call<typeof endpoints.exportOrders>) => {
    reply.header('content-disposition', datedFile(await todayOf(source), 'orders', 'csv'));
    reply.type('text/csv; charset=utf-8');
    return exportOrders(source, filterOf(body));
  });
  registerEndpoint(app, endpoints.exportOrders, async (call) => {
    const { identity, body } = call;
    checkDays(body);
    await inTransaction(context.db, (trx) =>
      insertAudit(trx, {
        actorId: identity.customerId,
        action: 'orders.exported',
        subject: 'orders.csv',
        before: {},
        // Not the words that were sought, which may be a person's name.
        after: { from: body.from, to: body.to, status: body.status, isSearch: body.q !== undefined },
        at: context.now(),
      }),
    );
    return readFile(call);
  });
}
