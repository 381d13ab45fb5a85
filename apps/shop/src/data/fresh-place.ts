import type { ApiConnection } from './api-context.ts';

const made = new WeakMap<ApiConnection, ApiConnection>();

/**
 * The API for the back office: a public answer that a shopper's browser may keep for a minute is asked for again, so
 * that an admin sees her own change at once.
 */
export function freshPlace(place: ApiConnection): ApiConnection {
  const known = made.get(place);
  if (known !== undefined) return known;
  const fresh: ApiConnection = { ...place, fetch: (url, init) => place.fetch(url, { ...init, cache: 'no-cache' }) };
  made.set(place, fresh);
  return fresh;
}
