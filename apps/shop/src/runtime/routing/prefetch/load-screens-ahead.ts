import { savesData } from '../../../browser/saves-data.ts';
import { loadScreen, matchedRoutes, type PageRoute } from '../../pages/page-routes.ts';

/**
 * Loads the scripts and styles of a path's screens, its layout's too, unless the data saver is on. A navigation loads again
 * what fails here.
 */
export function loadScreensAhead(routes: readonly PageRoute[], path: string): void {
  if (savesData()) return;
  for (const route of matchedRoutes(routes, path)) loadScreen(route).catch(() => {});
}
