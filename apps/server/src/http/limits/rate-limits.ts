import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../basics/clock.ts';
import { ApiError } from '../api-error.ts';
import { networkOf } from './client-network.ts';

/** A token bucket: `burst` calls at once, `perSecond` after that. */
export interface BucketSize {
  readonly perSecond: number;
  readonly burst: number;
}

interface Bucket {
  tokens: number;
  /** ms since 1970 */
  filledAt: number;
}

/** Requests allowed to one network. A page requests dozens of files at once, and they are answered from memory. */
const sizes = {
  file: { perSecond: 300, burst: 1500 },
  read: { perSecond: 60, burst: 200 },
  write: { perSecond: 10, burst: 30 },
} as const satisfies Record<string, BucketSize>;

/** A file counts once more for each of these bytes: a client that reads nothing leaves them to the machine's memory. */
const bytesPerToken = 64 * 1024;

const rememberedNetworks = 20_000;

/**
 * The address that calls within this process carry (`app.inject({ remoteAddress: inProcessAddress })`): no socket can
 * have it, so the server's own rendering is not counted as a visitor.
 */
export const inProcessAddress = '0.0.0.0';

/**
 * Counts calls per network in memory and answers 429 above the limits. Files, reads and writes are counted apart.
 * @returns counts a request that is answered without the app's hooks: 0, or how long it has to wait, ms
 */
export function limitRates(app: FastifyInstance, now: Clock): (request: IncomingMessage, address: string) => number {
  const buckets = new LRUCache<string, Bucket>({ max: rememberedNetworks });
  const count = (request: IncomingMessage, address: string): number => {
    const kind = kindOf(request);
    return kind === null ? 0 : take(buckets, `${kind} ${networkOf(address)}`, sizes[kind], now());
  };
  app.addHook('onRequest', ({ raw, ip }, _reply, done) => {
    const waitMs = count(raw, ip);
    if (waitMs === 0) return done();
    done(new ApiError('rate.limited', { retryAfterSeconds: Math.ceil(waitMs / 1000) }));
  });
  app.addHook('onSend', ({ raw, ip }, _reply, payload, done) => {
    if (Buffer.isBuffer(payload) && payload.byteLength >= bytesPerToken && kindOf(raw) === 'file') {
      const bucket = buckets.get(`file ${networkOf(ip)}`);
      if (bucket !== undefined)
        bucket.tokens = Math.max(0, bucket.tokens - Math.floor(payload.byteLength / bytesPerToken));
    }
    done();
  });
  return count;
}

/** Takes one token. @returns 0, or how long until there is one, ms. */
export function take(buckets: LRUCache<string, Bucket>, key: string, size: BucketSize, at: number): number {
  const bucket = buckets.get(key) ?? { tokens: size.burst, filledAt: at };
  const gained = (Math.max(0, at - bucket.filledAt) / 1000) * size.perSecond;
  const tokens = Math.min(size.burst, bucket.tokens + gained);
  const isAllowed = tokens >= 1;
  buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, filledAt: at });
  return isAllowed ? 0 : ((1 - tokens) / size.perSecond) * 1000;
}

/** Probes are not visitors, and neither is the server's own rendering. */
function kindOf({ socket, url = '', method }: IncomingMessage): keyof typeof sizes | null {
  if (socket.remoteAddress === inProcessAddress) return null;
  if (url.startsWith('/health/')) return null;
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  return url.startsWith('/assets/') || url.startsWith('/uploads/') ? 'file' : 'read';
}
