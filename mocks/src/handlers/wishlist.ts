import type { MockModule } from '../create-mock-shop.ts';
import { wishRow } from '../fixtures/wishlist.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId } from '../mock-shop-state.ts';

/** The shopper's wishlist. */
export function wishlistHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('getWishlist', () => answer({ success: true, items: state.wishlist })),
    endpoint('addToWishlist', ({ body }) => {
      const product = state.products.find(({ ID }) => ID === Number(body.ID));
      if (product === undefined) return refuse('not_found');
      if (state.wishlist.some(({ ID }) => ID === product.ID)) return refuse('wishlist.duplicate');
      const id = `wish_new_${nextId(state)}`;
      state.wishlist = [...state.wishlist, wishRow(id, state.user?.id ?? '', product)];
      return answer({ success: true, message: 'Item added to wishlist!', id });
    }),
    endpoint('deleteFromWishlist', ({ params }) => {
      const kept = state.wishlist.filter(({ rowId, ID }) => rowId !== params.id && String(ID) !== params.id);
      if (kept.length === state.wishlist.length) return refuse('not_found');
      state.wishlist = kept;
      return answer({ success: true, message: 'Item removed from wishlist!' });
    }),
  ];
}
