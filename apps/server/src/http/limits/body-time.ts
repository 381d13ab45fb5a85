import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Max time for a request's body to arrive, ms. */
const defaultMs = 10_000;

/** Max pause within an upload, ms: a phone may need minutes for its pictures, but they keep arriving. */
const stallMs = 30_000;

/** Max time for any body, ms: Node's own limit, which is one for all requests. */
export const maxBodyMs = 15 * 60_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Sets the one timer of a request; it ends with its connection or its answer. */
function setTimer(raw: IncomingMessage, timer: NodeJS.Timeout): void {
  clearTimeout(timers.get(raw));
  timers.set(raw, timer.unref());
  raw.once('close', () => clearTimeout(timer));
}

/**
 * Cuts clients whose body does not arrive in time. Node has one limit for all requests, which is as long
 * as an upload may take; this one is for the others.
 * @param limitMs how long a body may take, ms
 */
export function limitBodyTime(app: FastifyInstance, limitMs: number = defaultMs): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
    if (length === '0' && encoding === undefined) return done();
    const cut = (): void => {
      // Injected requests do not say whether they are complete; they are.
      if (raw.complete === false) raw.destroy();
    };
    setTimer(raw, setTimeout(cut, limitMs));
    done();
  });
}

/**
 * Lets a request take as long as its body keeps arriving. Call it only after the sender is known.
 * @param maxStallMs how long nothing may arrive, ms
 */
export function allowLongBody({ raw }: FastifyRequest, maxStallMs: number = stallMs): void {
  let arrived = raw.socket.bytesRead;
  const check = (): void => {
    // Bytes that arrived and wait to be read are not the client's delay.
    if (raw.complete === false && raw.readableLength === 0 && raw.socket.bytesRead === arrived) raw.destroy();
    arrived = raw.socket.bytesRead;
  };
  setTimer(raw, setInterval(check, maxStallMs));
}
