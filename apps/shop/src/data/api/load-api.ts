import type { ShopApi } from '@kayal/api-contract/client';
import { withChunkTimeout } from '../chunk-timeout.ts';
import type { ApiConnection } from './api-context.ts';

/** Fetches the code of the API. */
export const loadApiScript = withChunkTimeout(() => import('./shop-api.ts'));

/**
 * The API, for loaders. Its code is fetched with the first navigation, because the server has already read the first
 * view's data.
 */
export async function loadApi(connection: ApiConnection): Promise<ShopApi> {
  const { shopApi } = await loadApiScript();
  return shopApi(connection);
}
