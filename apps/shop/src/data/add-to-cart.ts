import { noticeOf, type CartItem } from '@kayal/commerce-core';
import type { ShopActors } from '../machines/shop-actors.ts';

/** What goes into the bag from a product's page. */
export interface CartAddition {
  readonly item: CartItem;
  readonly quantity: number;
  /** Where a visitor comes back to after her login (J19). */
  readonly returnTo: string;
}

/**
 * Puts something into the bag once it is known who is here: a tap before that waits. A visitor reads why she is led to
 * the login; the cart machine keeps what she wanted (S5.ADD.01, J19).
 */
export async function addToCart(
  { whenSessionReady, cart, notify }: Pick<ShopActors, 'whenSessionReady' | 'cart' | 'notify'>,
  addition: CartAddition,
): Promise<void> {
  await whenSessionReady();
  if (cart.getSnapshot().hasTag('signedOut')) notify(noticeOf('info', 'S5.ADD.01'));
  cart.send({ type: 'line.add', ...addition });
}
