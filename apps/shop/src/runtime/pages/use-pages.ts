import { createContext, useContext } from 'react';
import type { PageLoader } from '../../data/page-loader.ts';
import type { Pages, PageState } from './pages.ts';

/** The pages; null outside of a `PageView`, as in a story of one part. */
export const PagesContext = createContext<Pages | null>(null);

/** The state of the pages. */
export const PageStateContext = createContext<PageState | null>(null);

function known<T>(value: T | null): T {
  if (value === null) throw new Error('No PageView stands above.');
  return value;
}

/** Opens pages and reads the open one again. It never changes, so it causes no rendering. */
export const usePages = (): Pages => known(useContext(PagesContext));

/** The open page and the one on its way. */
export const usePageState = (): PageState => known(useContext(PageStateContext));

/** What a loader reads. */
type DataOf<Loader extends PageLoader> = Awaited<ReturnType<Loader>>['data'];

/** What the loader of the open page read. */
export function usePageData<Loader extends PageLoader>(): DataOf<Loader>;
export function usePageData(): unknown {
  const { routes, data } = usePageState();
  return data[routes.at(-1)?.id ?? ''];
}

/** What the loader of a layout read; undefined where the layout is not open, or could not be read. */
export function useLayoutData<Loader extends PageLoader>(id: string): DataOf<Loader> | undefined;
export function useLayoutData(id: string): unknown {
  return usePageState().data[id];
}
