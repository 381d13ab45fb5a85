import { paymentRoutes } from '../../routes/payments.ts';
import type { ApiClient } from './call-types.ts';
import { createClientOf, type ApiClientOptions } from './create-client-of.ts';
import { shopperRoutes } from './create-shopper-client.ts';

/** The shopper's client with the calls about payments. */
export const createPaymentsClient = (options: ApiClientOptions): ApiClient =>
  createClientOf({ ...shopperRoutes, ...paymentRoutes }, options);
