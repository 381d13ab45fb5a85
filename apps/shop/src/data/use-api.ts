import type { ShopApi } from '@kayal/api-contract/client';
import { useApiConnection } from './api-context.ts';
import { apiOf } from './api-of.ts';

/** The API, for the machines of screens that load when they are visited. What is in the first view must not ask for it. */
export const useApi = (): ShopApi => apiOf(useApiConnection());
