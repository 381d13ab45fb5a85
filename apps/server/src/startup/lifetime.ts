import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/open-database.ts';
import type { LogOutput } from '../http/monitoring/log-output.ts';

/** Time to finish answers under way after the port is closed, ms. */
const graceMs = 10_000;

/**
 * Stops in order on SIGTERM and SIGINT: `/health/ready` answers 503 for the drain time, so that balancers send new
 * requests elsewhere; then no new connections, answers under way finish within 10 s, the database closes, exit 0. A
 * second signal ends the process at once.
 */
export function stopOnSignals(app: FastifyInstance, database: OpenDatabase, output: LogOutput): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    app.startDraining();
    await wait(app.context.config.drainMs);
    const cutOff = setTimeout(() => app.server.closeAllConnections(), graceMs);
    await app.close();
    clearTimeout(cutOff);
    await app.context.tracing.close();
    await database.close();
    await output.end();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

/** Ends the process after an uncaught error: its state can no longer be trusted; a supervisor starts it again. */
export function endOnErrors(log: FastifyBaseLogger, output: LogOutput): void {
  const end = (error: unknown): void => {
    log.fatal({ err: error }, 'an unexpected error ended the server');
    void output.end().finally(() => process.exit(1));
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
