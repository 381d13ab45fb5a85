import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

const parsed = new LRUCache<string, string>({ max: 5000 });

/**
 * The subject of a rate limit: an IPv4 address, or the /64 network of an IPv6 one. A household or a rented machine has
 * a whole /64, so a limit on single IPv6 addresses would have no effect.
 * @param address as the connection or a trusted proxy names it
 */
export function networkOf(address: string): string {
  const known = parsed.get(address);
  if (known !== undefined) return known;
  const network = parse(address);
  parsed.set(address, network);
  return network;
}

function parse(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  const prefix = ip.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}
