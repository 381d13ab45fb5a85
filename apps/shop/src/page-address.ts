import { filterQueryNames } from '@kayal/commerce-core';
import { matchedRoutes, type PageRoute } from './runtime/pages/page-routes.ts';

const list = [...filterQueryNames, 'page'];

/** The query names that the loader of a page reads; all others are ignored when the server renders it. */
const queryNames: Readonly<Record<string, readonly string[]>> = {
  '/products': ['c', 'n', 'list', ...list],
  '/subcategoryproducts': ['c', 'n', 'list', ...list],
  '/searchpage': ['q', ...list],
  '/compare': ['c', 'only'],
  '/fullimage': ['I', 'N', 'size', 'color'],
  '/ordersummary': ['o'],
  '/orderreturn': ['o'],
  '/payment': ['order'],
  '/policy': ['page'],
  '/dashboard': ['q', 'status', 'from', 'to', 'sort', 'page', 'panel', 'at'],
  '/imageupload': ['category', 'item'],
};

/** An address without a page; all unknown addresses are rendered as this one. */
export const unknownAddress = '/not-found';

/**
 * The canonical address of a page: the path as its route spells it, and the query names that its loader reads, in a
 * fixed order. The server caches rendered pages by it, so that each page is rendered once, however its address is written.
 */
export function pageAddress(routes: readonly PageRoute[], { pathname, searchParams }: URL): string {
  const path = pathname.includes('//') ? undefined : matchedRoutes(routes, pathname).at(-1)?.path;
  if (path === undefined || path === '*') return unknownAddress;
  const query = new URLSearchParams();
  for (const name of (queryNames[path] ?? []).toSorted()) {
    const value = searchParams.get(name);
    if (value !== null && value !== '') query.set(name, value);
  }
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}
