import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { listReader } from '../../context/replica-reads.ts';
import { pageOf } from '../../http/paging.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { repeatWhileListening } from '../../http/repeat.ts';
import { checkGateway, readGateways } from './gateways/check-gateway.ts';
import { registerNotices } from './gateways/notices.routes.ts';
import { importSettlement, readUnsettled } from './settlements.service.ts';
import { importStatement } from './import-statement.ts';
import { readOwnPayment, readWaitingPayment, takeOwnPaymentStep } from './own-payments.service.ts';
import { readPayments, takePaymentStep } from './payment-desk.service.ts';
import { runPaymentRound } from './payment-rounds.ts';

/** Payments of an answer where the call names no limit. */
const pageSize = 50;

/** Serves payments of orders that are paid before they are placed, and ends those whose time is over. */
export function registerPayments(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, endpoints.getPayment, ({ identity, params }) =>
    readOwnPayment(context, identity, params.entryNo),
  );

  registerEndpoint(app, endpoints.getWaitingPayment, ({ identity }) => readWaitingPayment(context, identity));

  registerEndpoint(app, endpoints.takeOwnPaymentStep, ({ identity, params, body }) =>
    takeOwnPaymentStep(context, identity, params.entryNo, body),
  );

  registerEndpoint(
    app,
    endpoints.getPayments,
    listReader(context, async (source, { query, reply }) => {
      const match = { filter: query.stage, entryNo: query.order };
      const { total, answer } = await readPayments(source, match, pageOf(query, pageSize));
      reply.header('x-total-count', total);
      return answer;
    }),
  );

  registerEndpoint(app, endpoints.takePaymentStep, ({ identity, params, body }) =>
    takePaymentStep(context, identity, params.id, body),
  );

  registerEndpoint(app, endpoints.getGateways, () => readGateways(context));
  registerEndpoint(app, endpoints.checkGateway, ({ body }) => checkGateway(context, body.way));
  registerEndpoint(app, endpoints.importStatement, ({ identity, body }) =>
    importStatement(context, identity, body.csv),
  );

  registerEndpoint(app, endpoints.importSettlement, ({ identity, body }) => importSettlement(context, identity, body));

  registerEndpoint(
    app,
    endpoints.getUnsettledCash,
    listReader(context, async (source, { query, reply }) => {
      const { total, answer } = await readUnsettled(source, pageOf(query, pageSize));
      reply.header('x-total-count', total);
      return answer;
    }),
  );

  void app.register(async (scope) => registerNotices(scope, context));

  repeatWhileListening(app, {
    everyMs: 30_000,
    round: () => runPaymentRound(context),
    failure: 'payments whose time is over could not be ended',
  });
}
