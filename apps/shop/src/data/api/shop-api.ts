import { createShopperClient, createShopApi, type ShopApi } from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection, type ApiConnection } from './api-context.ts';

/** The shop's calls over a connection. */
export const shopApi = (connection: ApiConnection): ShopApi => createShopApi(createShopperClient(connection));

/** The shop's calls, for screens that load when they are visited. The first view must not import this file. */
export function useShopApi(): ShopApi {
  const connection = useApiConnection();
  return useMemo(() => shopApi(connection), [connection]);
}
