import type { FastifyInstance } from 'fastify';
import type { Histogram, Registry } from 'prom-client';
import { createHttpServer } from '../limits/http-server.ts';
import type { EndedAnswers } from './ended-answers.ts';

/** Figures of this process for Prometheus. Without METRICS_PORT nothing is counted and the library is not loaded. */
export interface Metrics {
  /**
   * Adds a figure that is read at each request of Prometheus.
   * @param name with the unit at its end, such as `outbox_oldest_seconds`
   */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** Adds a figure that only rises. @returns a function that adds one */
  counter(name: string, help: string): () => void;
  /** Counts the uses of a cache. @returns is called at each use with whether it was a hit */
  cacheUses(cache: string): (isHit: boolean) => void;
  /** The figures in Prometheus' text format, with its media type; null without METRICS_PORT. */
  readonly page: (() => Promise<{ readonly type: string; readonly text: string }>) | null;
  /** Times an answered request. */
  readonly observe: (request: TimedRequest) => void;
}

interface TimedRequest {
  readonly method: string;
  /** Pattern of the route, never the address: each label value is kept for ever. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

const ignore = (): void => undefined;

/** For a server without METRICS_PORT. */
export const noMetrics: Metrics = {
  gauge: ignore,
  counter: () => ignore,
  cacheUses: () => ignore,
  page: null,
  observe: ignore,
};

/** Starts counting: requests, the event loop, memory and collections of garbage, and what modules add. */
export async function createMetrics(): Promise<Metrics> {
  const {
    collectDefaultMetrics,
    Counter,
    Gauge,
    Histogram: HistogramMetric,
    Registry: MetricsRegistry,
  } = await import('prom-client');
  const registry: Registry = new MetricsRegistry();
  collectDefaultMetrics({ register: registry });
  const requests: Histogram<'method' | 'route' | 'status'> = new HistogramMetric({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const uses = new Counter({
    name: 'cache_uses_total',
    help: 'Uses of a cache: a hit had what was asked for, a miss had to be made',
    labelNames: ['cache', 'result'],
    registers: [registry],
  });
  return {
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read());
        },
      });
    },
    counter(name, help) {
      const counter = new Counter({ name, help, registers: [registry] });
      return () => counter.inc();
    },
    cacheUses(cache) {
      const [hits, misses] = [uses.labels(cache, 'hit'), uses.labels(cache, 'miss')];
      return (isHit) => (isHit ? hits : misses).inc();
    },
    page: async () => ({ type: registry.contentType, text: await registry.metrics() }),
    observe: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
  };
}

/** Times every answer; `Server-Timing` names the time of pages and reads. */
export function timeAnswers(app: FastifyInstance, answers: EndedAnswers, metrics: Metrics): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { url: route = '', config } = request.routeOptions;
    // Not for account calls: how long a check of a password takes must not be readable to the microsecond.
    if (
      request.method === 'GET' &&
      config.access !== undefined &&
      !route.includes('/user/') &&
      // Nor for built files, where it would be 30 bytes of each for nothing.
      !route.startsWith('/assets/')
    ) {
      reply.header('server-timing', `app;dur=${reply.elapsedTime.toFixed(1)}`);
    }
    done(null, payload);
  });
  if (metrics.page === null) return;
  answers.onEnd(({ method, route, status, ms }) => metrics.observe({ method, route, status, seconds: ms / 1000 }));
}

/** Serves `/metrics` on a port of its own, which a firewall keeps from visitors. Resolves when it listens. */
export async function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<void> {
  const { page } = metrics;
  if (page === null) return;
  const server = createHttpServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    page().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'the metrics could not be read');
        response.writeHead(503).end();
      },
    );
  });
  app.addHook('onClose', () => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
}
