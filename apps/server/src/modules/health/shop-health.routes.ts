import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import type { CallTimes } from '../../http/monitoring/call-times.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { readLastBackup } from '../backups/backup-times.ts';
import { findLastError, outboxFigures } from '../outbox/outbox.repository.ts';
import type { Readiness } from './readiness.ts';

/** How many of the slowest calls are answered. */
const maxCalls = 10;

/** What the panel reads of this process. */
interface ProcessFigures {
  readonly callTimes: CallTimes;
  /** Calls that wait for the database now. */
  readonly waitingForDatabase: () => number;
  readonly readiness: Pick<Readiness, 'isReady' | 'clockOffsetMs'>;
}

/** Serves the state of the running shop to admins. */
export function registerShopHealth(
  app: FastifyInstance,
  { config, db, now }: AppContext,
  { callTimes, waitingForDatabase, readiness }: ProcessFigures,
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
      waitingForDatabase: waitingForDatabase(),
      backup: { scheduled: (config.backups?.everyMs ?? 0) > 0, lastAt: await readLastBackup(db) },
      slowestCalls: callTimes.slowest(maxCalls).map((call) => ({ ...call })),
    };
  });
}
