import { createApiClient, createShopArchiveApi, type ShopArchiveApi } from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../../api/api-context.ts';

/** The calls about the archive of the whole shop. Only the back office may import this file. */
export function useShopArchiveApi(): ShopArchiveApi {
  const connection = useApiConnection();
  return useMemo(() => createShopArchiveApi(createApiClient(connection)), [connection]);
}
