import { orderLifeRoutes } from '../../routes/order-life.ts';
import { returnRoutes } from '../../routes/returns.ts';
import type { ApiClient } from './call-types.ts';
import { createClientOf, type ApiClientOptions } from './create-client-of.ts';
import { shopperRoutes } from './create-shopper-client.ts';

/** The shopper's client with the calls about orders and their returns. */
export const createReturnsClient = (options: ApiClientOptions): ApiClient =>
  createClientOf({ ...shopperRoutes, ...orderLifeRoutes, ...returnRoutes }, options);
