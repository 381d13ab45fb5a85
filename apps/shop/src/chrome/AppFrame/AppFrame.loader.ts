import type { PublicShop } from '@kayal/api-contract/client';
import { loadApi } from '../../data/api/load-api.ts';
import type { PageAnswer, PageRequest } from '../../data/page-loader.ts';

/**
 * Reads the shop's settings for every page. When that fails, the browser shows the page with the settings it has; the
 * server answers 503, so that the page is not cached.
 */
export async function loader({ connection, lists }: PageRequest): Promise<PageAnswer<PublicShop | null>> {
  try {
    const api = await loadApi({ ...connection, retries: 0 });
    return { data: await lists.shop(api), status: 200 };
  } catch (error) {
    console.warn('[shop]', error);
    return { data: null, status: 503 };
  }
}

/** Reads again for every other page, so that a save is seen there; not for a filter of the same list. */
export const shouldRevalidate = (current: URL, next: URL): boolean =>
  current.pathname !== next.pathname || current.href === next.href;
