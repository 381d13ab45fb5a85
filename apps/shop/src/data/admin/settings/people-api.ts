import { createApiClient, createPeopleApi, type PeopleApi } from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../../api/api-context.ts';

/** The calls about customers and past orders of the shop before this one. Only the back office may import this file. */
export function usePeopleApi(): PeopleApi {
  const connection = useApiConnection();
  return useMemo(() => createPeopleApi(createApiClient(connection)), [connection]);
}
