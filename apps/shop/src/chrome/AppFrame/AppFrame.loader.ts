import type { PublicShop } from '@kayal/api-contract/client';
import { data, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { loadApi } from '../../data/api/load-api.ts';
import { shopListsContext } from '../../data/shop-lists-context.ts';

/**
 * Reads the shop's settings for every page. When that fails, the browser shows the page with the settings it has; the
 * server answers 503, so that the page is not cached.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  try {
    const api = await loadApi(context, { retries: 0 });
    return data<PublicShop | null>(await context.get(shopListsContext).shop(api));
  } catch (error) {
    console.warn('[shop]', error);
    return data<PublicShop | null>(null, { status: 503 });
  }
}

/** Reads again for every other page, so that a save is seen there; not for a filter of the same list. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
