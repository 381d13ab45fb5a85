import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

/** Headers by which proxies, tunnels and content networks name the client or themselves; browsers send none. */
const proxyHeader = /^(?:via|forwarded|x-(?:forwarded|original|real|client)-.+|true-client-ip|cf-connecting-ip)$/;

/** Whether a proxy has forwarded a request. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => proxyHeader.test(name));
}

/**
 * Warns once when requests come through a proxy that the settings do not name: all shoppers then count as one address,
 * and share its limits.
 */
export function warnOfUnknownProxy(app: FastifyInstance, { trustProxy }: Config): void {
  if (trustProxy.length > 0) return;
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && isForwarded(request.headers)) {
      hasWarned = true;
      request.log.warn(
        'a proxy stands before the shop, but TRUST_PROXY does not name it: all its visitors share one limit',
      );
    }
    done();
  });
}
