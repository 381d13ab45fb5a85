import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { registerProbes } from './probes.routes.ts';
import { createReadiness } from './readiness.ts';
import { registerShopHealth } from './shop-health.routes.ts';

/** The state of the shop: for balancers, for admins and for Prometheus. */
export function registerHealth(app: FastifyInstance, context: AppContext): void {
  const { config, database, log, metrics } = context;
  const readiness = createReadiness({ ping: database.ping, dataDir: config.dataDir, log });
  app.decorate('startDraining', readiness.startDraining);
  registerProbes(app, readiness);
  registerShopHealth(app, context, readiness);
  metrics.gauge(
    'database_clock_offset_seconds',
    'By how much the clock of the database is ahead of the one of this process',
    () => readiness.clockOffsetMs() / 1000,
  );
}
