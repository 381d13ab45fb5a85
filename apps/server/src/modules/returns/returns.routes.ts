import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context/app-context.ts';
import { listReader } from '../../context/replica-reads.ts';
import type { Database } from '../../db/schema.ts';
import { pageOf } from '../../http/paging.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { repeatWhileListening, sweepTimes } from '../../http/repeat.ts';
import { takeParcelStep } from '../orders/life/parcel-steps.service.ts';
import { readOrderLife } from '../orders/life/read-life.ts';
import { askReturn } from './ask-return.service.ts';
import { readOrderReturns, readReturns } from './read-returns.ts';
import { readReturnReport } from './return-report.ts';
import { refreshSizeHints } from './size-hints.ts';
import { cancelReturn, lapseReturns, reopenReturn, takeReturnStep } from './return-steps.service.ts';

/** Returns of an answer where the call names no limit. */
const pageSize = 50;

/** Serves returns, exchanges and steps of parcels, without pictures, and ends returns whose pieces do not arrive in time. */
export function registerReturns(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, endpoints.getOrderReturns, ({ identity, params }) =>
    readOrderReturns(context, identity, params.entryNo),
  );

  registerEndpoint(app, endpoints.askReturn, async ({ identity, params, body, headers, reply }) => {
    const { answer, replayed } = await askReturn(context, identity, params.entryNo, body, headers['idempotency-key']);
    if (replayed) reply.header('idempotent-replayed', 'true');
    return answer;
  });

  registerEndpoint(app, endpoints.cancelReturn, ({ identity, params }) => cancelReturn(context, identity, params.id));

  registerEndpoint(
    app,
    endpoints.getReturns,
    listReader(context, async (source, { query, reply }) => {
      const { total, answer } = await readReturns(source, query.stage, pageOf(query, pageSize));
      reply.header('x-total-count', total);
      return answer;
    }),
  );

  registerEndpoint(app, endpoints.takeReturnStep, ({ identity, params, body }) =>
    takeReturnStep(context, identity, params.id, body),
  );

  // Here and not among the orders, because a parcel may bring what a return gets instead.
  registerEndpoint(app, endpoints.takeParcelStep, async ({ identity, params, body }) => {
    const reopen = (trx: Transaction<Database>, id: string) => reopenReturn(context, trx, identity, id);
    const entryNo = await takeParcelStep(context, identity, params.parcel, body, reopen);
    return readOrderLife(context, identity, entryNo);
  });

  registerEndpoint(
    app,
    endpoints.getReturnReport,
    listReader(context, (source, { query }) => readReturnReport(source, query)),
  );

  repeatWhileListening(app, {
    ...sweepTimes,
    round: () => lapseReturns(context),
    failure: 'overdue returns could not be ended',
  });

  repeatWhileListening(app, {
    ...sweepTimes,
    round: () => refreshSizeHints(context),
    failure: 'hints of sizes could not be refreshed',
  });
}
