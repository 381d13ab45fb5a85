import { createApiClient, createShopApi, type ShopApi } from '@kayal/api-contract/client';
import type { ApiConnection } from './api-context.ts';

const made = new WeakMap<ApiConnection, ShopApi>();

/** The calls of an API, made once for each place. */
export function apiOf(place: ApiConnection): ShopApi {
  const known = made.get(place);
  if (known !== undefined) return known;
  const api = createShopApi(createApiClient(place));
  made.set(place, api);
  return api;
}
