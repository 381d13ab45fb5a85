import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { inProcessAddress } from './rate-limits.ts';

/** Delay of the event loop, ms, and length of the database's queue above which pages and calls are refused. */
const limits = { delayMs: 200, queue: 200 };

/**
 * Probes, and the files of a page that a browser already shows: they cost almost nothing, and a missing one breaks the
 * page. They have other limits: on connections, on requests of one network, on pictures being drawn.
 */
const alwaysAnswered = /^\/(?:health\/|assets\/|uploads\/|favicon\.svg$)/;

/**
 * Answers 503 at once rather than late: event loop behind by more than 200 ms, or 200 calls waiting for the database.
 * Reads of a page that is already being rendered are answered, so that its rendering is not lost.
 * @param onRefuse is called for each refused request
 * @returns whether pages and calls are refused now
 */
export async function shedLoad(
  app: FastifyInstance,
  waitingForDatabase: () => number,
  onRefuse: () => void = () => undefined,
): Promise<() => boolean> {
  const refuse = ({ url, socket }: FastifyRequest): void => {
    if (alwaysAnswered.test(url) || socket.remoteAddress === inProcessAddress) return;
    onRefuse();
    throw new ApiError('unavailable');
  };
  await app.register(underPressure, {
    maxEventLoopDelay: limits.delayMs,
    pressureHandler: (request) => refuse(request),
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (waitingForDatabase() > limits.queue) refuse(request);
    done();
  });
  return () => app.isUnderPressure() || waitingForDatabase() > limits.queue;
}
