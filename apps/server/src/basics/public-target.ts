import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The target is not a public address: a call that others may choose must not reach the shop's own network. */
export class PrivateTargetError extends Error {
  override readonly name = 'PrivateTargetError';
  readonly code = 'PRIVATE_TARGET';

  constructor() {
    super('The address belongs to a private network.');
  }
}

/** Whether an IP address is public: not of this machine, a private network, or a range with a special use. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Resolves a name and refuses it when any of its addresses is not public. A connection made with this look-up goes to
 * exactly the addresses that were checked, even if the name resolves to others a moment later.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return callback(error ?? new PrivateTargetError(), '');
    if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(new PrivateTargetError(), '');
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** Rules for a URL that the shop calls, and that somebody else wrote. */
export interface TargetRules {
  /** Allows http and private networks: set by an operator whose receiver runs in the shop's own network. */
  readonly allowsPrivate: boolean;
  /** Allows http to public addresses too: for what holds no secret, such as pictures of another shop. */
  readonly allowsHttp?: boolean;
}

/** Parses a URL and checks it without resolving its host; null when it may not be called. */
export function parseTarget(text: string, { allowsPrivate, allowsHttp = allowsPrivate }: TargetRules): URL | null {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.protocol !== 'https:' && !(allowsHttp && url.protocol === 'http:')) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An IP address in the URL is never resolved, so it is checked here.
  if (!allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host)) return null;
  return url;
}

/** Whether the host of a target resolves, to public addresses where the rules require that. */
export async function resolvesPublicly({ hostname }: URL, { allowsPrivate }: TargetRules): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (allowsPrivate || isIP(host) !== 0) return true;
  return new Promise((resolve) => lookUpPublic(host, { all: true }, (error) => resolve(error === null)));
}
