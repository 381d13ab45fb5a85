import type { FastifyInstance } from 'fastify';
import { logAnswers } from './access-log.ts';
import { timeCalls, type CallTimes } from './call-times.ts';
import { watchAnswers, type EndedAnswers } from './ended-answers.ts';
import { timeAnswers, type Metrics } from './metrics.ts';
import { noteRefusalsAndAdminWrites } from './security-events.ts';
import { traceRequests } from './trace-requests.ts';
import type { Tracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every answer as it ends. */
    endedAnswers: EndedAnswers;
    /** How long the answers of each endpoint take. */
    callTimes: CallTimes;
  }
}

interface MonitoringParts {
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly serverKey: Buffer;
}

/** What is noted of calls: the access log, traces, security events and figures. */
export async function monitoring(
  app: FastifyInstance,
  { metrics, tracing, serverKey }: MonitoringParts,
): Promise<void> {
  const ended = watchAnswers(app);
  logAnswers(app.log, ended);
  traceRequests(app, tracing);
  noteRefusalsAndAdminWrites(app, serverKey);
  timeAnswers(app, ended, metrics);
  app.decorate('endedAnswers', ended);
  app.decorate('callTimes', timeCalls(ended));
}
