import { accountRoutes } from '../../routes/accounts.ts';
import { catalogueRoutes } from '../../routes/catalogue.ts';
import { shopRoutes } from '../../routes/shop.ts';
import { shoppingRoutes } from '../../routes/shopping.ts';
import type { ApiClient } from './call-types.ts';
import { createClientOf, type ApiClientOptions } from './create-client-of.ts';

/** The routes of that client. */
export const shopperRoutes = { ...accountRoutes, ...catalogueRoutes, ...shoppingRoutes, ...shopRoutes };

/** The client of what a shopper may call: a page of the shop need not load the addresses of the back office's calls. */
export const createShopperClient = (options: ApiClientOptions): ApiClient => createClientOf(shopperRoutes, options);
