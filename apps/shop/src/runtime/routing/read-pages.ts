import type { PageAnswer, PageRequest } from '../../data/page-loader.ts';
import type { RouteToRead } from '../pages/navigation.ts';
import type { createReadAhead } from './prefetch/read-ahead.ts';
import type { ShownPages } from './shown-pages.ts';

interface ReadPagesOptions {
  readonly ports: Omit<PageRequest, 'url'>;
  readonly shown: ShownPages;
  readonly ahead: Pick<ReturnType<typeof createReadAhead>, 'take'>;
}

/**
 * How a navigation reads the data of a route: from what Back shows again or from prefetched data, if any. Where Back shows a page
 * again, open layouts around it keep their data, so that nothing waits for the network.
 */
export function readPages({ ports, shown, ahead }: ReadPagesOptions) {
  return async ({ screen, url, isPage, isReturn, isOpen }: RouteToRead): Promise<PageAnswer | null> => {
    const again = isReturn ? shown.find(url) : null;
    const { loader } = screen;
    if (!isPage) return again !== null && isOpen ? null : (loader?.({ ...ports, url }) ?? null);
    const answer = again ?? (await ahead.take(url)) ?? (await loader?.({ ...ports, url })) ?? null;
    if (again === null && answer !== null) shown.keep(url, answer);
    return answer;
  };
}
