import { routes } from '../../routes.ts';
import type { ApiClient } from './call-types.ts';
import { createClientOf, type ApiClientOptions } from './create-client-of.ts';

/** The typed client of every endpoint. */
export const createApiClient = (options: ApiClientOptions): ApiClient => createClientOf(routes, options);
