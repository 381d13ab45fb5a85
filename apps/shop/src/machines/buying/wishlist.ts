import type { OwnApi, WishlistItem } from '@kayal/api-contract/client';
import { wishlistMachine, type SaveWishInput } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { sessionResultOf, type SessionListener } from '../../data/api/session-result.ts';

interface WishlistDependencies {
  readonly api: Pick<OwnApi, 'wishlist' | 'addToWishlist' | 'deleteFromWishlist'>;
  readonly session: SessionListener;
}

/**
 * The wishlist machine over the API. Every change answers with the whole confirmed list. A 401 ends the session, which
 * closes the list before a notice about the heart is shown.
 */
export function provideWishlist({ api, session }: WishlistDependencies) {
  const resultOf = sessionResultOf(session);
  const read = async (customerId: string | null): Promise<readonly WishlistItem[]> =>
    customerId === null ? [] : (await resultOf(api.wishlist(customerId))).items;

  return wishlistMachine.provide({
    actors: {
      loadWishlist: fromPromise<readonly WishlistItem[], { readonly customerId: string | null }>(({ input }) =>
        read(input.customerId),
      ),
      saveWish: fromPromise<readonly WishlistItem[], SaveWishInput>(async ({ input: { customerId, change } }) => {
        if (change.kind === 'add') {
          const { productId: id, name, mrp, uniqueCode } = change.product;
          await resultOf(api.addToWishlist({ customerId, product: { id, name, mrp, uniqueCode } }));
        } else {
          await resultOf(api.deleteFromWishlist(change.rowId ?? change.product.productId));
        }
        return read(customerId);
      }),
    },
  });
}
