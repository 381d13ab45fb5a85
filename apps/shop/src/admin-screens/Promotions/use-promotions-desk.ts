import { createApiClient, createPromotionsDeskApi, type PromotionsDeskApi } from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../../data/api/api-context.ts';
import { uncached } from '../../data/api/uncached.ts';

/** The calls of the back office about promotions. */
export function usePromotionsDesk(): PromotionsDeskApi {
  const connection = useApiConnection();
  return useMemo(() => createPromotionsDeskApi(createApiClient(uncached(connection))), [connection]);
}

/** Begins the keys of all reads of promotions in the back office. */
export const promotionsKey = 'promotions';
