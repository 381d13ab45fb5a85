import type { ShopApi } from '@kayal/api-contract/client';
import type { RouterContextProvider } from 'react-router-dom';
import { withChunkTimeout } from '../chunk-timeout.ts';
import { apiContext, type ApiConnection } from './api-context.ts';

/** Fetches the code of the API. */
export const loadApiScript = withChunkTimeout(() => import('./shop-api.ts'));

/**
 * The API, for loaders. Its code is fetched with the first navigation, because the server has already read the first
 * view's data.
 * @param options overrides of the page's connection
 */
export async function loadApi(
  context: Readonly<RouterContextProvider>,
  options: Pick<ApiConnection, 'retries'> = {},
): Promise<ShopApi> {
  const { shopApi } = await loadApiScript();
  return shopApi({ ...context.get(apiContext), ...options });
}
