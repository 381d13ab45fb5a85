import { createApiClient, createSettingsApi, type SettingsApi } from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../api/api-context.ts';

/** The calls of the settings page. Only the back office may import this file. */
export function useSettingsApi(): SettingsApi {
  const connection = useApiConnection();
  return useMemo(() => createSettingsApi(createApiClient(connection)), [connection]);
}
