import { createOrderLifeApi, createShopperClient, type OrderLifeApi } from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../api/api-context.ts';

/** The calls about where an order is, for the pages of one order. */
export function useOrderLifeApi(): OrderLifeApi {
  const connection = useApiConnection();
  return useMemo(() => createOrderLifeApi(createShopperClient(connection)), [connection]);
}
