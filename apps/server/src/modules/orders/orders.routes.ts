import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../context/app-context.ts';
import { requireSelf } from '../../http/identity.ts';
import { pageOf } from '../../http/paging.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { sendCashCode } from './placement/cash-code.ts';
import { readOrderItems } from './placement/read-order-items.ts';
import { placeOrder } from './placement/placement.service.ts';
import { checkLedgerHourly } from './ledger-check.ts';
import { registerOrderTable } from './table/order-table.routes.ts';
import { readPastOrders } from './past/past-orders.ts';
import { registerOrderLife } from './life/order-life.routes.ts';
import { readCustomerOrders, readOrder } from './orders.service.ts';

/** Max orders of one answer; a client may set a lower limit. */
const maxOrders = 500;

/** Serves orders: owners place and read them; admins read the table and mark deliveries. */
export function registerOrders(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, endpoints.placeOrder, async ({ identity, body, headers, reply }) => {
    requireSelf(identity, body.id);
    const lines = readOrderItems(body.items);
    if (lines === undefined) throw new ApiError('request.invalid', { fields: { items: 'not a list of order lines' } });
    const { answer, replayed } = await placeOrder(context, identity, {
      date: body.date,
      lines,
      amount: body.amount,
      key: headers['idempotency-key'],
      way: body.payment,
      cashCode: body.cashCode,
    });
    if (replayed) reply.header('idempotent-replayed', 'true');
    return answer;
  });

  registerEndpoint(app, endpoints.sendCashCode, async ({ identity, request }) => {
    const { services } = app.accounts;
    await sendCashCode(services, identity.customerId, services.callerOf(request));
    return { success: true, message: 'We have mailed you a code.' };
  });

  registerEndpoint(app, endpoints.getOrders, async ({ identity, params, query }) => {
    requireSelf(identity, params.customer, 'admin');
    const page = pageOf(query, maxOrders, maxOrders);
    const orders = await readCustomerOrders(context, params.customer, page);
    const pastOrders = page.offset === 0 ? await readPastOrders(context, params.customer) : [];
    return { success: true, orders, ...(pastOrders.length === 0 ? {} : { pastOrders }) };
  });

  registerOrderTable(app, context);

  registerOrderLife(app, context);

  registerEndpoint(app, endpoints.getOrder, async ({ identity, params }) =>
    readOrder(context, identity, params.entryNo),
  );

  checkLedgerHourly(app, context);
}
