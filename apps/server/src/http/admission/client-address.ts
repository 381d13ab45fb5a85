import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/**
 * Makes a function that names the client of a request as Fastify's `request.ip` does, for requests that do not reach
 * Fastify.
 * @param trustProxy addresses of proxies whose X-Forwarded-For is trusted
 */
export function clientAddressOf(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  if (trustProxy.length === 0) return ({ socket }) => socket.remoteAddress ?? '';
  const isTrusted = proxyAddress.compile([...trustProxy]);
  return (request) => proxyAddress(request, isTrusted);
}
