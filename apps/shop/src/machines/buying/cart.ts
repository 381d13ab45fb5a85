import type { CartLine, SessionUser, OwnApi } from '@kayal/api-contract/client';
import { cartMachine, type SaveChangeInput } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { resultOf } from '../../data/api/result-of.ts';

type CartCalls = Pick<OwnApi, 'cart' | 'addToCart' | 'deleteCartItem'>;

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
