import type { ShopApi } from '@kayal/api-contract/client';
import type { RouterContextProvider } from 'react-router-dom';
import { apiContext, type ApiConnection } from './api-context.ts';

/**
 * The API, for loaders. Its code is fetched with the first navigation: the server has read what the first view shows.
 * @param options what differs from the connection of the page
 */
export async function loadApi(
  context: Readonly<RouterContextProvider>,
  options: Pick<ApiConnection, 'retries'> = {},
): Promise<ShopApi> {
  const { shopApi } = await import('./shop-api.ts');
  return shopApi({ ...context.get(apiContext), ...options });
}
