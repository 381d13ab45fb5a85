import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../shared/api-error.ts';

const longestDelayMs = 200;
const longestQueue = 200;

/** Answers 503 at once rather than late: event loop behind by more than 200 ms, or 200 calls waiting for the database. */
export async function shedLoad(app: FastifyInstance, waitingForDatabase: () => number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelayMs,
    pressureHandler: (request) => {
      if (!request.url.startsWith('/health/')) throw new ApiError('unavailable');
    },
  });
  app.addHook('onRequest', async () => {
    if (waitingForDatabase() > longestQueue) throw new ApiError('unavailable');
  });
}
