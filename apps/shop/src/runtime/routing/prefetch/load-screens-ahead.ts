import type { RouteObject } from 'react-router-dom';
import { savesData } from '../../../browser/saves-data.ts';
import { matchedRoutes } from '../matched-routes.ts';

/**
 * Loads the scripts and styles of a path's screens, its layout's too, unless the data saver is on. A navigation loads again
 * what fails here.
 */
export function loadScreensAhead(routes: readonly RouteObject[], path: string): void {
  if (savesData()) return;
  for (const { lazy } of matchedRoutes(routes, path)) if (typeof lazy === 'function') lazy().catch(() => {});
}
