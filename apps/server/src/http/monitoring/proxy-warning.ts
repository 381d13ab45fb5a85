import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/**
 * Warns once when requests come through a proxy that the settings do not name: all shoppers then count as one address,
 * and share its limits.
 */
export function warnOfUnknownProxy(app: FastifyInstance, { trustProxy }: Config): void {
  if (trustProxy.length > 0) return;
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && proxyHeaders.some((name) => request.headers[name] !== undefined)) {
      hasWarned = true;
      request.log.warn(
        'a proxy stands before the shop, but TRUST_PROXY does not name it: all its visitors share one limit',
      );
    }
    done();
  });
}
