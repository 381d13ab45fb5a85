import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a request's body may take to arrive, ms. */
const usualMs = 10_000;

/** How long an upload may stand still, ms: a phone may need minutes for its pictures, but they move. */
const stallMs = 30_000;

/** The longest any body may take, ms; Node's own limit, which it has once for all requests. */
export const maxBodyMs = 15 * 60_000;

const clocks = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Lets one clock run for a request, until its connection or its answer is done. */
function wind(raw: IncomingMessage, clock: NodeJS.Timeout): void {
  clearTimeout(clocks.get(raw));
  clocks.set(raw, clock.unref());
  raw.once('close', () => clearTimeout(clock));
}

/**
 * Hangs up on clients whose body does not arrive in time. Node has one limit for all requests, which is as long
 * as an upload may take; this one is for the others.
 * @param limitMs how long a body may take, ms
 */
export function limitBodyTime(app: FastifyInstance, limitMs: number = usualMs): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
    if (length === '0' && encoding === undefined) return;
    const hangUp = (): void => {
      // Injected requests do not say whether they are complete; they are.
      if (raw.complete === false) raw.destroy();
    };
    wind(raw, setTimeout(hangUp, limitMs));
  });
}

/**
 * Leaves a request as long as its body keeps arriving. To be called once it is known who sends it.
 * @param standstillMs how long nothing may arrive, ms
 */
export function allowLongBody({ raw }: FastifyRequest, standstillMs: number = stallMs): void {
  let arrived = raw.socket.bytesRead;
  const look = (): void => {
    // What waits here to be read is not the client's delay.
    if (raw.complete === false && raw.readableLength === 0 && raw.socket.bytesRead === arrived) raw.destroy();
    arrived = raw.socket.bytesRead;
  };
  wind(raw, setInterval(look, standstillMs));
}
