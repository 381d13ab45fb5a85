import type { CartLine, SessionUser, ShopApi } from '@kayal/api-contract/client';
import { cartMachine, type SaveChangeInput } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { resultOf } from '../data/result-of.ts';

/**
 * The cart machine over the API. Every change answers with the whole confirmed cart.
 * @param who the signed-in shopper, whose name and e-mail the contract sends along (S7.CART.01)
 */
export const provideCart = (api: ShopApi, who: () => SessionUser | null) =>
  cartMachine.provide({
    actors: {
      loadCart: fromPromise<readonly CartLine[], { readonly customerId: string | null }>(({ input }) =>
        read(api, input.customerId),
      ),
      saveChange: fromPromise<readonly CartLine[], SaveChangeInput>(async ({ input: { customerId, change } }) => {
        const { item, delta, kind, key } = change;
        if (kind === 'remove') {
          await resultOf(api.deleteCartItem({ customerId, productId: item.productId, uniqueCode: item.uniqueCode }));
        } else {
          const { name = '', email = '' } = who() ?? {};
          await resultOf(
            api.addToCart({ customer: { id: customerId, name, email }, line: item, delta, idempotencyKey: key }),
          );
        }
        return read(api, customerId);
      }),
    },
  });

async function read(api: ShopApi, customerId: string | null): Promise<readonly CartLine[]> {
  return customerId === null ? [] : (await resultOf(api.cart(customerId))).items;
}
