import { createOrdersApi, createOrdersClient, type OrdersApi } from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../api/api-context.ts';

/** The calls about a shopper's orders. Only pages of orders may import this file. */
export function useOrdersApi(): OrdersApi {
  const connection = useApiConnection();
  return useMemo(() => createOrdersApi(createOrdersClient(connection)), [connection]);
}
