import { promotionRoutes } from '../../routes/promotions.ts';
import type { ApiClient } from './call-types.ts';
import { createClientOf, type ApiClientOptions } from './create-client-of.ts';

/** The client of a bag's promotions alone. */
export const createPromotionsClient = (options: ApiClientOptions): ApiClient =>
  createClientOf(promotionRoutes, options);
