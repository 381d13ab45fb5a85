import { createAdminApi, createApiClient, type AdminApi } from '@kayal/api-contract/client';
import { useApiConnection, type ApiConnection } from './api-context.ts';

const made = new WeakMap<ApiConnection, AdminApi>();

/** The back office's calls, made once for each place. Only the admin's screens may ask for it. */
export function useAdminApi(): AdminApi {
  const place = useApiConnection();
  const known = made.get(place);
  if (known !== undefined) return known;
  const api = createAdminApi(createApiClient(place));
  made.set(place, api);
  return api;
}
