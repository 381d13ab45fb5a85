import {
  createAccountSecurityApi,
  createAccountSecurityClient,
  type AccountSecurityApi,
} from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from './api-context.ts';

/** The calls of second factors, sessions, password and own data. */
export function useAccountSecurityApi(): AccountSecurityApi {
  const connection = useApiConnection();
  return useMemo(() => createAccountSecurityApi(createAccountSecurityClient(connection)), [connection]);
}
