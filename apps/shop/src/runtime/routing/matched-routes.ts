import type { RouteObject } from 'react-router-dom';

/** A path without a slash at its end, in lower case: addresses are compared so. */
const comparable = (path: string): string => path.replace(/(?<!\/)\/+$/, '').toLowerCase();

function decoded(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

function find(routes: readonly RouteObject[], path: string): readonly RouteObject[] {
  for (const route of routes) {
    if (route.path !== undefined && comparable(route.path) === path) return [route];
    const below = find(route.children ?? [], path);
    if (below.length > 0) return [route, ...below];
  }
  return [];
}

/**
 * The routes of an address, from the outermost to the page. The same as React Router's `matchRoutes` for routes without
 * parameters, of which the shop has no other; that one reads patterns and ranks them, 1.5 kB of every first view.
 */
export function matchedRoutes(routes: readonly RouteObject[], path: string): readonly RouteObject[] {
  const found = find(routes, comparable(decoded(path)));
  return found.length > 0 ? found : find(routes, '*');
}
