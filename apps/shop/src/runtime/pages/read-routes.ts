import type { PageAnswer } from '../../data/page-loader.ts';
import { loadScreen, type PageRoute, type Screen } from './page-routes.ts';

/** What the loaders of some routes found. */
export interface RoutesRead {
  /** Data by the id of its route. */
  readonly data: Readonly<Record<string, unknown>>;
  /** HTTP status of the page: the innermost that is not 200; 500 where a route failed. */
  readonly status: number;
  /** The route that shows its error page, because it or one below could not be loaded; null where all could. */
  readonly failed: PageRoute | null;
  /** Why it failed; undefined where none did. */
  readonly error: unknown;
}

/**
 * Loads the modules of routes and reads their data, all at the same time.
 * @param routes from the outermost layout to the page
 * @param read reads the data of one route; null where it has none to read
 */
export async function readRoutes(
  routes: readonly PageRoute[],
  read: (route: PageRoute, screen: Screen) => Promise<PageAnswer | null>,
): Promise<RoutesRead> {
  const outcomes = await Promise.all(
    routes.map(async (route, index) => {
      try {
        return { route, answer: await read(route, await loadScreen(route)) };
      } catch (error) {
        const around = routes.slice(0, index + 1).findLast(({ errorElement }) => errorElement !== undefined);
        return { route, answer: null, failure: { failed: around ?? route, error } };
      }
    }),
  );
  const answers = outcomes.flatMap(({ route, answer }) => (answer === null ? [] : [{ ...answer, id: route.id }]));
  const failure = outcomes.find((outcome) => outcome.failure !== undefined)?.failure;
  return {
    data: Object.fromEntries(answers.map(({ id, data }) => [id, data])),
    status: failure ? 500 : (answers.findLast(({ status }) => status !== 200)?.status ?? 200),
    failed: failure?.failed ?? null,
    error: failure?.error,
  };
}
