import { productTarget } from '@kayal/api-contract';

/** Max lengths in characters. */
const maxPath = 500;
const maxTarget = 1000;

/** A host that no address has: paths are read as if they were its own. */
const nowhere = 'https://old.invalid';

/** A path as it is looked up: decoded, in small letters, with single slashes and none at its end. */
export function pathKey(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  const short = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
  try {
    return decodeURIComponent(short).toLowerCase();
  } catch {
    return short.toLowerCase();
  }
}

/**
 * An old address of a file or rule as its key. A full address counts by its path: the old shop had the same domain.
 * Null when it is no path, or has a query.
 */
export function readOldPath(text: string): string | null {
  const trimmed = text.trim();
  const isFull = /^https?:\/\//i.test(trimmed);
  if (!isFull && !trimmed.startsWith('/')) return null;
  const url = URL.parse(isFull ? trimmed : `${nowhere}${trimmed}`);
  if (url === null || url.search !== '') return null;
  const key = pathKey(url.pathname);
  return key.length > maxPath || key === '/' ? null : key;
}

/** Where a redirect leads: a path of this shop, another site, or a product by its id in the product file. */
export type Target =
  | { readonly kind: 'path'; readonly url: string }
  | { readonly kind: 'site'; readonly url: string }
  | { readonly kind: 'product'; readonly url: typeof productTarget };

/**
 * Reads a target. An address of this shop becomes a path.
 * @returns `foreign` for another site without https, `to` for anything else that is no target
 */
export function readTarget(text: string, publicOrigin: string): Target | 'foreign' | 'to' {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > maxTarget) return 'to';
  if (trimmed === productTarget) return { kind: 'product', url: trimmed };
  if (trimmed.startsWith('/')) {
    // Browsers read two slashes, of either kind, as the begin of a host.
    const url = /^\/[/\\]/.test(trimmed) ? null : URL.parse(`${nowhere}${trimmed}`);
    return url === null || url.origin !== nowhere ? 'to' : { kind: 'path', url: pathOf(url) };
  }
  const url = /^https?:\/\//i.test(trimmed) ? URL.parse(trimmed) : null;
  if (url === null || url.username !== '' || url.password !== '' || url.hostname.includes('*')) return 'to';
  if (url.origin === publicOrigin) return { kind: 'path', url: pathOf(url) };
  return url.protocol === 'https:' ? { kind: 'site', url: url.href } : 'foreign';
}

const pathOf = ({ pathname, search, hash }: URL): string => `${pathname.replace(/^\/{2,}/, '/')}${search}${hash}`;

/** A target with the query of the request: what the target names itself stays as it is. */
export function withQuery(target: string, search: string): string {
  if (search === '') return target;
  const isPath = target.startsWith('/');
  const url = new URL(target, nowhere);
  for (const [name, value] of new URLSearchParams(search)) {
    if (!new URL(target, nowhere).searchParams.has(name)) url.searchParams.append(name, value);
  }
  return isPath ? pathOf(url) : url.href;
}

/** Parts of a path that may be personal: an address, a number of a person or order, a token of a link. */
const personal = /@|%40|\d{7}|^[0-9a-f]{16,}$|^(?=.*\d)[A-Za-z0-9_]{20,}$/i;

/** A path for the report: no query, and `*` for parts that could be personal. */
export const reportedPath = (path: string): string =>
  pathKey(path)
    .slice(0, maxPath)
    .split('/')
    .map((part) => (personal.test(part) ? '*' : part))
    .join('/');
