import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the screens of the first page before hydration; otherwise the first client render would replace the server's
 * HTML with a fallback.
 */
export async function loadMatchedScreens(
  routes: RouteObject[],
  location: { pathname: string; search: string },
): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
