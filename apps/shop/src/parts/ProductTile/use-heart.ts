import { selectIsHearted, type HeartSurface, type WishlistProduct } from '@kayal/commerce-core';
import type { HeartToggleProps } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { useLiveStore } from '../../machines/actors/live-store.ts';
import { useWishlist } from '../../machines/actors/use-session-cart-wishlist.ts';
import type { CardProduct } from './card-product.ts';

/** The fields of a product that the wishlist stores. */
const wishOf = (product: CardProduct): WishlistProduct => ({
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
 * A product's heart: filled while it is on the wishlist, toggled by a tap. A tap before the actors have
 * started, or before the session is known, waits.
 * @param surface the page of the heart, which decides the notice a visitor gets
 */
export function useHeart(product: CardProduct, surface: HeartSurface): HeartToggleProps {
  const live = useLiveStore();
  const { pathname, search } = useLocation();
  const pressed = useWishlist(selectIsHearted(product.id)) ?? false;
  return {
    label: `${product.name} in wishlist`,
    pressed,
    onToggle: () =>
      live.act(async ({ wishlist, whenSessionReady }) => {
        await whenSessionReady();
        wishlist.send({
          type: 'heart.toggle',
          product: wishOf(product),
          filled: pressed,
          surface,
          returnTo: `${pathname}${search}`,
        });
      }),
  };
}
