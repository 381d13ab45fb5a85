import type { IncomingMessage } from 'node:http';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../basics/clock.ts';
import type { Config } from '../../config/config.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { ApiError } from '../api-error.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { isForwarded, warnOfUnknownProxy } from '../monitoring/proxy-warning.ts';
import { Admission, type Verdict } from '../admission/admission.ts';
import { limitBodyTime } from './body-time.ts';
import { clientAddressOf } from '../admission/client-address.ts';
import type { CostName } from '../admission/costs.ts';
import { refuseCrossSiteWrites } from './cross-site.ts';
import { knownHosts } from '../admission/known-hosts.ts';
import { isPlainAddress } from '../admission/plain-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call of the route costs its network; a read or a write where absent. */
    cost?: CostName;
  }
  interface FastifyInstance {
    /** Counts an answer of so many bytes that is sent without the app's hooks. @returns whether it may be sent */
    admits(request: IncomingMessage, cost: CostName, bytes: number): boolean;
  }
  interface FastifyRequest {
    /** The share of its budget that the network had left when this call came, from 0 to 1. */
    share: number;
    /**
     * Takes the cost of work that this call begins.
     * @returns the share of its budget that the network has left, from 0 to 1
     * @throws ApiError `rate.limited`; `unavailable` under pressure
     */
    spend(cost: CostName): number;
    /** Takes the cost of bytes of the answer, also more than is left. */
    spendBytes(cost: CostName, bytes: number): void;
  }
}

/**
 * The address that calls within this process carry (`app.inject({ remoteAddress: inProcessAddress })`): no socket can
 * have it, so the server's own rendering is not counted as a visitor.
 */
export const inProcessAddress = '0.0.0.0';

/** Parts of {@link limiting}. */
export interface LimitingParts {
  readonly config: Config;
  readonly database: Pick<OpenDatabase, 'waiting'>;
  readonly metrics: Metrics;
  readonly now: Clock;
  readonly shedsLoad: boolean;
}

/** Delay of the event loop, ms, and calls that wait for the database: from here on calls are shed, at twice as much all. */
const calm = { delayMs: 200, waiting: 200 };

/** How busy a server is, from 0 to 1. */
export function pressureOf(delayMs: number, waiting: number): number {
  return Math.min(1, Math.max(0, delayMs / calm.delayMs - 1, waiting / calm.waiting - 1));
}

/** The cost of a call by the route that it has matched. */
export function costOf({ routeOptions: { config }, method }: FastifyRequest): CostName {
  return config.cost ?? (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? 'read' : 'write');
}

/** Whether the server's own rendering reads. */
function isOwn({ raw }: FastifyRequest): boolean {
  return raw.socket.remoteAddress === inProcessAddress;
}

const isHostName = (text: string, at: number): boolean =>
  at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';

/** Makes a function that says why a request did not come the way that is meant for this shop; null where it did. */
function wayChecker(config: Config): (request: IncomingMessage) => ApiError | null {
  const isKnownHost = knownHosts(config);
  const refusesProxies = (config.demo || config.localMailbox) && config.trustProxy.length === 0;
  return ({ headers, rawHeaders }) => {
    // Node reads the first of several; a proxy before it may have read another one.
    if (rawHeaders.filter(isHostName).length > 1) {
      return new ApiError('request.invalid', { fields: { host: 'given more than once' } });
    }
    if (!isKnownHost(headers.host)) {
      const message = 'The shop does not answer to this name. PUBLIC_ORIGIN or ALLOWED_HOSTS names it.';
      return new ApiError('request.invalid', { message, fields: { host: 'not a name of this shop' } });
    }
    if (!refusesProxies || !isForwarded(headers)) return null;
    return new ApiError('forbidden', { message: 'The demo is not for others: TRUST_PROXY names a proxy before it.' });
  };
}

/** Which calls are refused: above a budget, under load, by a foreign name, with a slow body, or from another site. */
export async function limiting(
  app: FastifyInstance,
  { config, database, metrics, now, shedsLoad }: LimitingParts,
): Promise<void> {
  let pressure = (): number => 0;
  if (shedsLoad) {
    // Without limits it measures only.
    await app.register(underPressure, {});
    pressure = () => pressureOf(app.memoryUsage().eventLoopDelay, database.waiting());
  }
  const admission = new Admission({ now, isCounting: config.rateLimit, pressure });
  const countShed = metrics.counter('http_shed_total', 'Requests refused because the server was busy');
  const check = (verdict: Verdict): number => {
    if (typeof verdict === 'number') return verdict;
    if (verdict.code === 'unavailable') countShed();
    throw verdict;
  };

  // First, so that the body of a refused call does not hold its connection either.
  limitBodyTime(app);
  const checkWay = wayChecker(config);
  app.decorateRequest('share', 1);
  app.decorateRequest('spend', function spend(cost) {
    return isOwn(this) ? 1 : check(admission.take(this.ip, cost));
  });
  app.decorateRequest('spendBytes', function spendBytes(cost, bytes) {
    if (!isOwn(this)) admission.takeBytes(this.ip, cost, bytes);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    request.share = request.spend(costOf(request));
    const wrongWay = costOf(request) === 'probe' ? null : checkWay(request.raw);
    if (wrongWay !== null) throw wrongWay;
    if (!isPlainAddress(request.raw.url ?? ''))
      throw new ApiError('request.invalid', { fields: { path: 'not plain' } });
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (Buffer.isBuffer(payload)) request.spendBytes(costOf(request), payload.byteLength);
    done();
  });
  warnOfUnknownProxy(app, config);
  refuseCrossSiteWrites(app, config);

  const addressOf = clientAddressOf(config.trustProxy);
  app.decorate('admits', (request, cost, bytes) => {
    const address = addressOf(request);
    if (checkWay(request) !== null) return false;
    if (admission.take(address, cost) instanceof ApiError) return false;
    admission.takeBytes(address, cost, bytes);
    return true;
  });
}
