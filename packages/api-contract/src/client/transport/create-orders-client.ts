import { orderLifeRoutes } from '../../routes/order-life.ts';
import type { ApiClient } from './call-types.ts';
import { createClientOf, type ApiClientOptions } from './create-client-of.ts';
import { shopperRoutes } from './create-shopper-client.ts';

/** The shopper's client with the calls about where an order is. */
export const createOrdersClient = (options: ApiClientOptions): ApiClient =>
  createClientOf({ ...shopperRoutes, ...orderLifeRoutes }, options);
