import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { listReader } from '../../context/replica-reads.ts';
import { pageOf } from '../../http/paging.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { repeatWhileListening, sweepTimes } from '../../http/repeat.ts';
import { askReturn } from './ask-return.service.ts';
import { readOrderReturns, readReturns } from './read-returns.ts';
import { readReturnReport } from './return-report.ts';
import { refreshSizeHints } from './size-hints.ts';
import { cancelReturn, lapseReturns, takeReturnStep } from './return-steps.service.ts';

/** Returns of an answer where the call names no limit. */
const pageSize = 50;

/** Serves returns and exchanges, without their pictures, and ends those whose pieces do not arrive in time. */
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
