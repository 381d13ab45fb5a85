import { createApiClient, createWebhooksApi, type WebhooksApi } from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../api/api-context.ts';

/** The calls about webhooks and messages that were given up. Only the back office may import this file. */
export function useWebhooksApi(): WebhooksApi {
  const connection = useApiConnection();
  return useMemo(() => createWebhooksApi(createApiClient(connection)), [connection]);
}
