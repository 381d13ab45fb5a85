import type { RouteObject } from 'react-router-dom';
import { matchedRoutes } from '../routing/matched-routes.ts';

/**
 * Loads the screens of the first page before hydration; otherwise the first client render would replace the server's
 * HTML with a fallback.
 */
export async function loadMatchedScreens(
  routes: RouteObject[],
  { pathname }: { readonly pathname: string },
): Promise<void> {
  await Promise.all(
    matchedRoutes(routes, pathname).map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
