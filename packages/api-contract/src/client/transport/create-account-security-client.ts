import { accountSecurityRoutes } from '../../routes/account-security.ts';
import type { ApiClient } from './call-types.ts';
import { createClientOf, type ApiClientOptions } from './create-client-of.ts';

/** The client of second factors, sessions, password and data of the own account. */
export const createAccountSecurityClient = (options: ApiClientOptions): ApiClient =>
  createClientOf(accountSecurityRoutes, options);
