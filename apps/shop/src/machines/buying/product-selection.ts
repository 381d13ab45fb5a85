import {
  noticeOf,
  productSelectionMachine,
  type CartContext,
  type CartItem,
  type ProductSelectionInput,
} from '@kayal/commerce-core';
import { createActor } from 'xstate';
import type { ApiConnection } from '../../data/api/api-context.ts';
import { uncached } from '../../data/api/uncached.ts';
import type { ActorWatch } from '../actors/actor-watch.ts';
import type { ShopActors } from '../actors/shop-actors.ts';

/** The choice of one product's size and colour, not started yet. */
export const createProductSelection = (input: ProductSelectionInput, watch: ActorWatch) =>
  createActor(productSelectionMachine, { input, ...watch });

/** An addition from a product's page. */
export interface CartAddition {
  readonly item: CartItem;
  readonly quantity: number;
  /** The address to which a visitor returns after her login. */
  readonly returnTo: string;
}

/**
 * Adds to the cart after the session is known; an earlier tap waits. A visitor gets a notice and is led to the login;
 * the cart machine keeps the addition. A customer's tap is dropped where somebody else is signed in by then, or nobody.
 * @param onRefused called when the server refused it: what the page says of the product may be old
 */
export async function addToCart(
  { whenSessionReady, session, cart, notify }: Pick<ShopActors, 'whenSessionReady' | 'session' | 'cart' | 'notify'>,
  addition: CartAddition,
  onRefused: () => void,
): Promise<void> {
  const { user: tapped } = session.getSnapshot().context;
  await whenSessionReady();
  const { user } = session.getSnapshot().context;
  if (tapped !== null && tapped.id !== user?.id) {
    if (user === null) notify(noticeOf('info', 'S5.ADD.01'));
    return;
  }
  const isWaiting = ({ queue }: CartContext) =>
    queue.some(({ kind, item }) => kind === 'add' && item.uniqueCode === addition.item.uniqueCode);
  // The second press of a double tap, made before the button showed that it is busy.
  if (isWaiting(cart.getSnapshot().context)) return;
  if (cart.getSnapshot().hasTag('signedOut')) notify(noticeOf('info', 'S5.ADD.01'));
  cart.send({ type: 'line.add', ...addition });
  if (!isWaiting(cart.getSnapshot().context)) return;
  const answer = cart.subscribe(({ context }) => {
    if (isWaiting(context)) return;
    answer.unsubscribe();
    if (context.callError?.kind === 'refused') onRefused();
  });
}

/**
 * Replaces what the browser's cache holds of a product, for a page that then reads it again. Where the server does not
 * answer, the cache stays as it is.
 */
export async function refreshProduct(connection: ApiConnection, id: number): Promise<void> {
  const { shopApi } = await import('../../data/api/shop-api.ts');
  const api = shopApi(uncached(connection));
  await Promise.allSettled([api.product(id), api.variants(id)]);
}
