import {
  type CartLine,
  createApiClient,
  createShopApi,
  type SessionUser,
  type ShopApi,
} from '@kayal/api-contract/client';
import {
  type SaveChangeInput,
  type SubmitOrderInput,
  cartMachine,
  orderPlacementMachine,
  unwrap,
} from '@kayal/commerce-core';
import { fromPromise } from 'xstate';

/** A new idempotency key. */
export const newKey = (): string => crypto.randomUUID();

/** The shop's calls with a browser's `fetch`, or with one that keeps the session's cookie. */
export const shopAt = (origin: string, send: (url: string, init: RequestInit) => Promise<Response>): ShopApi =>
  createShopApi(createApiClient({ origin, company: 'kayal', fetch: send }));

/** Provides the cart's actors by the API: every change answers with the whole cart. */
export function provideCart(api: ShopApi, customer: SessionUser) {
  const lines = async (): Promise<readonly CartLine[]> => unwrap(await api.cart(customer.id)).items;
  return cartMachine.provide({
    actors: {
      loadCart: fromPromise(lines),
      saveChange: fromPromise(async ({ input: { change } }: { readonly input: SaveChangeInput }) => {
        const { kind, item: line, delta, key: idempotencyKey } = change;
        const { productId, uniqueCode } = line;
        if (kind === 'remove') unwrap(await api.deleteCartItem({ customerId: customer.id, productId, uniqueCode }));
        else unwrap(await api.addToCart({ customer, line, delta, idempotencyKey }));
        return lines();
      }),
    },
  });
}

/** Provides the order placement's actors by the API. */
export function providePlacement(api: ShopApi) {
  return orderPlacementMachine.provide({
    actors: {
      submitOrder: fromPromise(async ({ input }: { readonly input: SubmitOrderInput }) => {
        const { customerId, lines, date, address, key: idempotencyKey } = input;
        return unwrap(await api.placeOrder({ customerId, lines, date, contact: address.mobile, idempotencyKey })).order;
      }),
      clearCart: fromPromise(async ({ input }: { readonly input: { readonly customerId: string } }) => {
        unwrap(await api.clearCart(input.customerId));
      }),
    },
  });
}
