import { createReturnsApi, createReturnsClient, type ReturnsApi } from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../api/api-context.ts';

/** The calls about a shopper's returns. Only the page of returns may import this file. */
export function useReturnsApi(): ReturnsApi {
  const connection = useApiConnection();
  return useMemo(() => createReturnsApi(createReturnsClient(connection)), [connection]);
}
