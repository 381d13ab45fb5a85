import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestSpan, Tracing } from './tracing.ts';

/** Probes come every few seconds and would hide the rest. */
const isProbe = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.cost === 'probe';

/** Makes a span of every request but probes. A `traceparent` of a client is ignored: it would decide what is recorded. */
export function traceRequests(app: FastifyInstance, { beginRequest }: Tracing): void {
  if (beginRequest === null) return;
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, reply, done) => {
    if (isProbe(request)) return done();
    const span = beginRequest({ method: request.method, requestId: request.id });
    spans.set(request, span);
    // Also when the client leaves before the answer: then no `onResponse` follows.
    finished(reply.raw, () => span.end({ route: request.routeOptions.url ?? 'none', status: reply.statusCode }));
    span.enter(done);
  });
  // The events of a body come from outside of the span, so it is entered again after them.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.enter(done);
  });
}
