import {
  createAdminApi,
  createApiClient,
  createOrdersApi,
  createShopApi,
  type AdminApi,
  type OrdersApi,
  type ShopApi,
} from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection, type ApiConnection } from '../api/api-context.ts';
import { uncached } from '../api/uncached.ts';

/** The calls of the back office: the shop's own and those for admins. */
export type BackOfficeApi = ShopApi & OrdersApi & AdminApi;

/** The calls of the back office over a connection, without the browser's cache: an admin sees her own change at once. */
export function backOfficeApi(connection: ApiConnection): BackOfficeApi {
  const client = createApiClient(uncached(connection));
  return { ...createShopApi(client), ...createOrdersApi(client), ...createAdminApi(client) };
}

/** The calls of the back office. Only its screens may import this file. */
export function useBackOfficeApi(): BackOfficeApi {
  const connection = useApiConnection();
  return useMemo(() => backOfficeApi(connection), [connection]);
}
