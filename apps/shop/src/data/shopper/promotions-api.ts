import { createPromotionsApi, createPromotionsClient, type PromotionsApi } from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../api/api-context.ts';

/** The calls of a bag's promotions. Only what a bag loads for them may import this file. */
export function usePromotionsApi(): PromotionsApi {
  const connection = useApiConnection();
  return useMemo(() => createPromotionsApi(createPromotionsClient(connection)), [connection]);
}
