import type { ApiClient } from '../transport/call-types.ts';
import { accountCalls } from './account-calls.ts';
import { addressCalls } from './address-calls.ts';
import { cartCalls } from './cart-calls.ts';
import { createOwnReads } from './own-reads.ts';

/**
 * The calls of accounts and of what a shopper has: cart, wishlist, addresses. `createShopApi` has them too, beside
 * those of the catalogue. Outcomes and errors as there.
 */
export function createOwnApi(client: ApiClient) {
  return {
    ...accountCalls(client),
    ...cartCalls(client),
    ...addressCalls(client),
    ...createOwnReads(client),
  };
}

/** The calls of accounts and of what a shopper has. */
export type OwnApi = ReturnType<typeof createOwnApi>;
