import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { readLastBackup } from '../backups/backup-times.ts';
import { findLastError, outboxFigures } from '../outbox/outbox.repository.ts';
import type { Readiness } from './readiness.ts';

/** How many of the slowest calls are answered. */
const maxCalls = 10;

/** Serves the state of the running shop to admins. */
export function registerShopHealth(
  app: FastifyInstance,
  { config, database, db, now }: AppContext,
  readiness: Pick<Readiness, 'isReady' | 'clockOffsetMs'>,
): void {
  const startedAt = now();
  registerEndpoint(app, endpoints.getShopHealth, async () => {
    const [{ waiting, oldestAt, dead }, lastError] = await Promise.all([
      outboxFigures(db),
      findLastError(db),
      // Compares the clocks, which else only a balancer's probe does.
      readiness.isReady(),
    ]);
    return {
      startedAt,
      messages: { waiting, oldestAt, lastError, dead },
      clock: { now: now(), databaseAheadMs: Math.round(readiness.clockOffsetMs()) },
      waitingForDatabase: database.waiting(),
      backup: { scheduled: (config.backups?.everyMs ?? 0) > 0, lastAt: await readLastBackup(db) },
      slowestCalls: app.callTimes.slowest(maxCalls).map((call) => ({ ...call })),
    };
  });
}
