import { accountCalls } from './account-calls.ts';
import { addressCalls } from './address-calls.ts';
import type { ApiClient } from './call-types.ts';
import { cartCalls } from './cart-calls.ts';
import { rowFillers } from './fill-rows.ts';

/** The calls of a signed-in shopper's own pages: account, cart, orders, addresses, wishlist. */
export function createShopperApi(client: ApiClient) {
  const fill = rowFillers(client);
  return { ...accountCalls(client), ...cartCalls(client, fill), ...addressCalls(client, fill) };
}

/** The calls of a signed-in shopper's own pages. */
export type ShopperApi = ReturnType<typeof createShopperApi>;
