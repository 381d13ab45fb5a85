import type { PublicShop } from '@kayal/api-contract/client';
import { data, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { loadApi } from '../../data/load-api.ts';
import { shopListsContext } from '../../data/shop-lists.ts';

/**
 * Reads the shop's settings for every page. Without them a page is still worth showing, with what is known; rendered on
 * the server it answers 503 then, so that it is not kept.
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

/** Every other page asks again, so that a save is seen with the next page; a filter of the same list does not. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
