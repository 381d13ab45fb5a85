import type { ShopApi } from '@kayal/api-contract/client';
import {
  activeAddress,
  type CartItem,
  formatMoney,
  payablePrice,
  selectCartLines,
  selectPlacedOrder,
  defaultShop,
  unwrap,
} from '@kayal/commerce-core';
import { createActor } from 'xstate';
import { newKey, provideCart, providePlacement } from './shop-calls.ts';

/** A price in paise as a text. */
export const priceText = (paise: number): string => formatMoney(paise, defaultShop.profile.currency);

/** The best sellers as cart items: of each product the first variant in stock. */
async function bestSellers(api: ShopApi, count: number): Promise<readonly CartItem[]> {
  const products = unwrap(await api.products({ kind: 'promotion', list: 'BestSeller' }, { limit: count })).items;
  const items = await Promise.all(
    products.map(async (product) => {
      const variant = unwrap(await api.variants(product.id)).items.find(({ stock }) => stock > 0);
      if (variant === undefined) return [];
      const colour = { colourName: variant.colour, colourHex: '', picture: product.displayFirst };
      return [{ ...product, ...variant, ...colour, price: payablePrice(product) }];
    }),
  );
  return items.flat();
}

/** Signs a demo shopper in and starts her cart and her order. No screen yet: subscribe to the actors to draw one. */
export async function openStorefront(api: ShopApi) {
  const { user } = unwrap(await api.login({ email: 'asha@kayal.example', password: 'made-to-move' }));
  const address = activeAddress(unwrap(await api.addresses(user.id)).items);
  const items = await bestSellers(api, 3);
  const cart = createActor(provideCart(api, user), { input: { customerId: user.id, newKey } }).start();
  const placement = createActor(providePlacement(api), { input: { newKey } }).start();
  placement.on('order.placed', () => cart.send({ type: 'order.placed' }));
  return {
    items,
    cart,
    placement,
    add: (item: CartItem) => cart.send({ type: 'line.add', item, quantity: 1, returnTo: '' }),
    placeOrder: () => {
      const lines = selectCartLines(cart.getSnapshot());
      const date = new Date().toISOString().slice(0, 10);
      placement.send({ type: 'order.place', draft: { customerId: user.id, lines, address, date } });
    },
  };
}

/** A running storefront. */
export type Storefront = Awaited<ReturnType<typeof openStorefront>>;

/** The placed order in words; empty before there is one. */
export function orderText(snapshot: ReturnType<Storefront['placement']['getSnapshot']>): string {
  const placed = selectPlacedOrder(snapshot);
  return placed === null ? '' : `Order ${placed.entryNo}: ${priceText(placed.total)}`;
}
