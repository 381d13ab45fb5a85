import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { PageLoader } from '../../data/page-loader.ts';

/** The module of a page, or of the layout around pages. */
export interface Screen {
  /** A layout gets the page as its children. */
  readonly Component: ComponentType<{ readonly children?: ReactNode }>;
  readonly loader?: PageLoader;
  /** Whether another address reads an open route again; always where absent. */
  readonly shouldRevalidate?: (current: URL, next: URL) => boolean;
}

/** A page of the shop, or the layout around pages. No path has parameters (S2.ROUTE.29, J07). */
export interface PageRoute {
  readonly id: string;
  /** A layout has none. `*` is the page of all other addresses. */
  readonly path?: string;
  /** The module, or how it is loaded; replaced by the module once that has arrived. */
  screen: Screen | (() => Promise<Screen>);
  /** Shown in place of a page below that cannot be loaded or rendered. */
  readonly errorElement?: ReactElement;
  readonly children?: readonly PageRoute[];
}

/** Loads the module of a route. @throws when it does not arrive; a later call tries again */
export async function loadScreen(route: PageRoute): Promise<Screen> {
  if (typeof route.screen === 'function') route.screen = await route.screen();
  return route.screen;
}

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

function find(routes: readonly PageRoute[], path: string): readonly PageRoute[] {
  for (const route of routes) {
    if (route.path !== undefined && comparable(route.path) === path) return [route];
    const below = find(route.children ?? [], path);
    if (below.length > 0) return [route, ...below];
  }
  return [];
}

/** The routes of a path, from the outermost layout to the page. */
export function matchedRoutes(routes: readonly PageRoute[], path: string): readonly PageRoute[] {
  const found = find(routes, comparable(decoded(path)));
  return found.length > 0 ? found : find(routes, '*');
}
