import type { ShopApi, WishlistItem } from '@kayal/api-contract/client';
import { wishlistMachine, type SaveWishInput } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { brought } from '../app/brought.ts';

/** The wishlist machine over the API. Every change answers with the whole confirmed list. */
export const wishlistOver = (api: ShopApi) =>
  wishlistMachine.provide({
    actors: {
      loadWishlist: fromPromise<readonly WishlistItem[], { readonly customerId: string | null }>(({ input }) =>
        read(api, input.customerId),
      ),
      saveWish: fromPromise<readonly WishlistItem[], SaveWishInput>(async ({ input: { customerId, change } }) => {
        if (change.kind === 'add') {
          const { productId: id, name, mrp, uniqueCode } = change.product;
          await brought(api.addToWishlist({ customerId, product: { id, name, mrp, uniqueCode } }));
        } else {
          await brought(api.deleteFromWishlist(change.rowId ?? change.product.productId));
        }
        return read(api, customerId);
      }),
    },
  });

async function read(api: ShopApi, customerId: string | null): Promise<readonly WishlistItem[]> {
  return customerId === null ? [] : (await brought(api.wishlist(customerId))).items;
}
