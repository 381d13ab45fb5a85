import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** A network that calls come from. */
export interface Network {
  readonly name: string;
  /** Its share of a limit, in shares of one address: a wider network has fewer than all of its addresses. */
  readonly shares: number;
}

const parsed = new LRUCache<string, Networks>({ max: 5000 });

/** The networks of an address, from the narrowest to the widest. */
export type Networks = readonly [Network, ...Network[]];

/**
 * The networks that an address is part of: an IPv4 address and its /24; the /64, /56 and /48 of an IPv6 address. A
 * household or a rented machine has a whole /64, and whoever rents more gets a /48.
 * @param address as the connection or a trusted proxy names it
 */
export function networksOf(address: string): Networks {
  const known = parsed.get(address);
  if (known !== undefined) return known;
  const networks = parse(address);
  parsed.set(address, networks);
  return networks;
}

/** The narrowest network of an address: a limit on single IPv6 addresses would have no effect. */
export function networkOf(address: string): string {
  return networksOf(address)[0].name;
}

function parse(address: string): Networks {
  if (!ipaddr.isValid(address)) return [{ name: address, shares: 1 }];
  const ip = ipaddr.process(address);
  if (ip instanceof ipaddr.IPv4) {
    const block = ipaddr.IPv4.networkAddressFromCIDR(`${ip.toString()}/24`);
    return [
      { name: ip.toString(), shares: 1 },
      { name: `${block.toString()}/24`, shares: 4 },
    ];
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = ip.parts;
  const nameOf = (bits: number, ...parts: readonly number[]): string =>
    `${parts.map((part) => part.toString(16)).join(':')}::/${bits}`;
  return [
    { name: nameOf(64, first, second, third, fourth), shares: 1 },
    { name: nameOf(56, first, second, third, fourth & 0xff00), shares: 2 },
    { name: nameOf(48, first, second, third), shares: 4 },
  ];
}
