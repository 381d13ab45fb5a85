import type { CartLine, SessionUser, ShopApi } from '@kayal/api-contract/client';
import { cartMachine, noticeOf, type CartItem, type SaveChangeInput } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { resultOf } from '../data/result-of.ts';
import type { RunningShop } from './actors/shop-actors.ts';

type CartCalls = Pick<ShopApi, 'cart' | 'addToCart' | 'deleteCartItem'>;

/**
 * The cart machine over the API. Every change answers with the whole confirmed cart.
 * @param who the signed-in shopper, whose name and e-mail are part of the call
 */
export const provideCart = (api: CartCalls, who: () => SessionUser | null) =>
  cartMachine.provide({
    actors: {
      loadCart: fromPromise<readonly CartLine[], { readonly customerId: string | null }>(({ input }) =>
        read(api, input.customerId),
      ),
      saveChange: fromPromise<readonly CartLine[], SaveChangeInput>(async ({ input: { customerId, change } }) => {
        const { item, delta, kind, key } = change;
        if (kind === 'remove') {
          const removal = { customerId, productId: item.productId, uniqueCode: item.uniqueCode };
          return (await resultOf(api.deleteCartItem(removal))).items ?? read(api, customerId);
        }
        const { name = '', email = '' } = who() ?? {};
        const addition = { customer: { id: customerId, name, email }, line: item, delta, idempotencyKey: key };
        return (await resultOf(api.addToCart(addition))).items ?? read(api, customerId);
      }),
    },
  });

/** Reads the whole cart; after a change only when the server's answer does not contain it. */
async function read(api: CartCalls, customerId: string | null): Promise<readonly CartLine[]> {
  return customerId === null ? [] : (await resultOf(api.cart(customerId))).items;
}

/** An addition from a product's page. */
export interface CartAddition {
  readonly item: CartItem;
  readonly quantity: number;
  /** The address to which a visitor returns after her login. */
  readonly returnTo: string;
}

/**
 * Adds to the cart after the session is known; an earlier tap waits. A visitor gets a notice and is led to the login;
 * the cart machine keeps the addition.
 */
export async function addToCart(
  { whenSessionReady, cart, notify }: Pick<RunningShop, 'whenSessionReady' | 'cart' | 'notify'>,
  addition: CartAddition,
): Promise<void> {
  await whenSessionReady();
  const { context } = cart.getSnapshot();
  // The second press of a double tap, made before the button showed that it is busy.
  if (context.queue.some(({ kind, item }) => kind === 'add' && item.uniqueCode === addition.item.uniqueCode)) return;
  if (cart.getSnapshot().hasTag('signedOut')) notify(noticeOf('info', 'S5.ADD.01'));
  cart.send({ type: 'line.add', ...addition });
}
