import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

const maxDelayMs = 200;
const maxQueue = 200;

/**
 * What is answered whatever the load: the health checks, and the files of a page that has been sent already. They cost
 * next to nothing, and one script refused leaves its page dead.
 */
const alwaysAnswered = /^\/(?:health\/|assets\/|favicon\.svg$)/;

/**
 * Answers 503 at once rather than late: event loop behind by more than 200 ms, or 200 calls waiting for the database
 * . Health checks and static files are answered all the same.
 */
export async function shedLoad(app: FastifyInstance, waitingForDatabase: () => number): Promise<void> {
  const refuse = (url: string): void => {
    if (!alwaysAnswered.test(url)) throw new ApiError('unavailable');
  };
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: ({ url }) => refuse(url),
  });
  app.addHook('onRequest', async ({ url }) => {
    if (waitingForDatabase() > maxQueue) refuse(url);
  });
}
