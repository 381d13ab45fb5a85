import { isIP } from 'node:net';
import { isLoopback } from '../../config/config-rules.ts';
import type { Config } from '../../config/config.ts';

/**
 * Makes a function that says whether a Host header names this shop, so that no page of another site reads it under a name of
 * its own (DNS rebinding): this machine, the host of `PUBLIC_ORIGIN` and those of `ALLOWED_HOSTS`. Outside production a shop
 * that listens on a network answers to each IP address too, which no such page can take as its name.
 */
export function knownHosts({
  production,
  host: listensOn,
  publicOrigin,
  allowedHosts,
}: Pick<Config, 'production' | 'host' | 'publicOrigin' | 'allowedHosts'>): (host: string | undefined) => boolean {
  const own = new URL(publicOrigin);
  const names = new Set([own.hostname, ...allowedHosts.map((name) => name.toLowerCase())]);
  const takesAddresses = !production && !isLoopback(listensOn);
  const isKnown = (host: string): boolean => {
    const url = URL.parse(`http://${host}/`);
    // Anything but a name and a port would change other parts of the address.
    if (url === null || url.host !== host.toLowerCase().replace(/:80$/, '')) return false;
    const { hostname } = url;
    return (
      isLoopback(hostname) || names.has(hostname) || (takesAddresses && isIP(hostname.replaceAll(/[[\]]/g, '')) > 0)
    );
  };
  // Parsing takes a microsecond, and almost every call names the shop's own host.
  return (host) => host === own.host || (host !== undefined && host !== '' && isKnown(host));
}
