import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a request's body may take to arrive, ms. */
const usualMs = 10_000;

const clocks = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Hangs up on clients whose body does not arrive in time. Node has one limit for all requests, which is as long
 * as an upload may take; this one is for the others.
 */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
    if (length === '0' && encoding === undefined) return;
    const hangUp = (): void => {
      // Injected requests do not say whether they are complete; they are.
      if (raw.complete === false) raw.destroy();
    };
    const clock = setTimeout(hangUp, usualMs).unref();
    clocks.set(raw, clock);
    raw.once('close', () => clearTimeout(clock));
  });
}

/** Leaves a request the whole time that Node allows. To be called once it is known who sends it. */
export function allowLongBody({ raw }: FastifyRequest): void {
  clearTimeout(clocks.get(raw));
}
