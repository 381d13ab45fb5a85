import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../basics/clock.ts';
import type { Config } from '../../config/config.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { warnOfUnknownProxy } from '../monitoring/proxy-warning.ts';
import { limitBodyTime } from './body-time.ts';
import { clientAddressOf } from './client-address.ts';
import { refuseCrossSiteWrites } from './cross-site.ts';
import { shedLoad } from './load-shedding.ts';
import { limitRates } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request that is answered without the app's hooks. @returns whether the limits admit it */
    admits(request: IncomingMessage): boolean;
  }
}

interface LimitingParts {
  readonly config: Config;
  readonly database: Pick<OpenDatabase, 'waiting'>;
  readonly metrics: Metrics;
  readonly now: Clock;
  readonly shedsLoad: boolean;
}

/** Which calls are refused: under load, above a rate, with a slow body, or from another site. */
export async function limiting(
  app: FastifyInstance,
  { config, database, metrics, now, shedsLoad }: LimitingParts,
): Promise<void> {
  let isBusy = (): boolean => false;
  if (shedsLoad) {
    const countRefusal = metrics.counter('http_shed_total', 'Requests refused because the server was busy');
    isBusy = await shedLoad(app, database.waiting, countRefusal);
  }
  const waitFor = config.rateLimit ? limitRates(app, now) : () => 0;
  limitBodyTime(app);
  warnOfUnknownProxy(app, config);
  refuseCrossSiteWrites(app, config);
  const addressOf = clientAddressOf(config.trustProxy);
  app.decorate('admits', (request) => !isBusy() && waitFor(request, addressOf(request)) === 0);
}
