import type { ProductSummary } from '@kayal/api-contract/client';
import { selectIsHearted, type HeartSurface, type WishlistProduct } from '@kayal/commerce-core';
import type { HeartToggleProps } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { useLiveStore } from '../../runtime/live-store.ts';
import { useWishlist } from '../../machines/use-shop-actors.ts';

/** What the wishlist keeps of a product. */
const wishOf = (product: ProductSummary): WishlistProduct => ({
  productId: product.id,
  name: product.name,
  mrp: product.mrp,
  offer: product.offer,
  uniqueCode: product.uniqueCode,
  picture: product.displayFirst,
  pictureAt: product.pictureAt,
  stock: product.stock,
});

/**
 * A product's heart: filled while it is on the wishlist, toggled by a tap (S4.WISH.01-02). A tap before the actors have
 * started, or before it is known who is here, waits.
 * @param surface where the heart stands; it decides what a visitor reads (S5.WISH.01-02)
 */
export function useHeart(product: ProductSummary, surface: HeartSurface): HeartToggleProps {
  const live = useLiveStore();
  const { pathname, search } = useLocation();
  const pressed = useWishlist(selectIsHearted(product.id)) ?? false;
  return {
    label: `${product.name} in wishlist`,
    pressed,
    onToggle: () =>
      live.act(async ({ wishlist, whenSessionReady }) => {
        await whenSessionReady();
        wishlist.send({ type: 'heart.toggle', product: wishOf(product), surface, returnTo: `${pathname}${search}` });
      }),
  };
}
