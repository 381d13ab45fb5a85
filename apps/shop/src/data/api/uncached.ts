import type { ApiConnection } from './api-context.ts';

/** A connection whose answers always come from the server: otherwise a browser may cache a public answer for a minute. */
export const uncached = (connection: ApiConnection): ApiConnection => ({
  ...connection,
  fetch: (url, init) => connection.fetch(url, { ...init, cache: 'no-cache' }),
});
