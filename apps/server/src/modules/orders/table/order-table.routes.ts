import { endpoints, type WireOf } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import { checkDays } from '../../../http/asked-days.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { AppContext } from '../../../context/app-context.ts';
import { pageOf } from '../../../http/paging.ts';
import { datedFile } from '../../../http/dated-file.ts';
import { registerEndpoint } from '../../../http/register-endpoint.ts';
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
  registerEndpoint(app, endpoints.getAllOrders, async ({ query }) => {
    return readAllOrders(context, filterOf(query), pageOf(query, maxOrders));
  });

  registerEndpoint(app, endpoints.getOrderDays, async ({ query }) => {
    checkDays(query);
    return readOrderDays(context, query);
  });

  registerEndpoint(app, endpoints.exportOrders, async ({ identity, body, reply }) => {
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
    reply.header('content-disposition', datedFile(await todayOf(context), 'orders', 'csv'));
    reply.type('text/csv; charset=utf-8');
    return exportOrders(context, filterOf(body));
  });
}
