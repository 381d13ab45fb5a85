import { createApiClient, createRehearsalApi, type RehearsalApi } from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../../api/api-context.ts';

/** The calls about the rehearsal beside the shop. Only the back office may import this file. */
export function useRehearsalApi(): RehearsalApi {
  const connection = useApiConnection();
  return useMemo(() => createRehearsalApi(createApiClient(connection)), [connection]);
}
