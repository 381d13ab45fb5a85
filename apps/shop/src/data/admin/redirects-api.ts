import { createApiClient, createRedirectsApi, type RedirectsApi } from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../api/api-context.ts';

/** The calls about old addresses. Only the back office may import this file. */
export function useRedirectsApi(): RedirectsApi {
  const connection = useApiConnection();
  return useMemo(() => createRedirectsApi(createApiClient(connection)), [connection]);
}
