import type { CartLine, SessionUser } from '@kayal/api-contract/client';
import {
  cartMachine,
  sessionMachine,
  type CartAddIntent,
  type CartItem,
  type Notice,
  type SaveChangeInput,
} from '@kayal/commerce-core';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createMemoryStorage } from '../../storybook/testing/memory-storage.test-support.ts';
import { addToCart, type CartAddition } from './cart.ts';

const asha: SessionUser = { id: 'cus_asha', name: 'Asha', email: 'asha@kayal.example', isAdmin: false };
const item: CartItem = {
  productId: 7,
  uniqueCode: '7-BLACK-M',
  name: 'Tide Tee',
  price: 99_900,
  mrp: 99_900,
  colour: 'BLACK',
  colourName: 'BLACK',
  colourHex: '#101010',
  size: 'M',
  stock: 5,
  picture: '7_BLACK.webp',
  pictureAt: 1,
};
const addition: CartAddition = { item, quantity: 1, returnTo: '/fullimage?I=Nw' };
const line: CartLine = { ...item, quantity: 1, priceWhenAdded: item.price };

/** A shop whose session answers when `arrive` is called. */
function openShop() {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<SessionUser | null>();
  const session = createActor(
    sessionMachine.provide({ actors: { whoAmI: fromPromise<SessionUser | null, void>(() => arrived) } }),
    { input: { storage: { session: createMemoryStorage(), local: createMemoryStorage() } } },
  );
  const cart = createActor(
    cartMachine.provide({
      actors: {
        loadCart: fromPromise<readonly CartLine[], { readonly customerId: string | null }>(() => Promise.resolve([])),
        saveChange: fromPromise<readonly CartLine[], SaveChangeInput>(() => Promise.resolve([line])),
      },
    }),
    { input: { customerId: null, newKey: () => 'key' } },
  );
  const wanted = vi.fn<(intent: CartAddIntent) => void>();
  cart.on('cart.loginRequired', ({ intent }) => wanted(intent));
  session.on('session.signedIn', ({ user }) => cart.send({ type: 'cart.open', customerId: user.id }));
  cart.start();
  session.start();
  const notify = vi.fn<(notice: Notice) => void>();
  const whenSessionReady = async (): Promise<void> => {
    await waitFor(session, (snapshot) => !snapshot.hasTag('restoring'));
  };
  return { shop: { whenSessionReady, cart, notify }, arrive, wanted };
}

describe('adding to the bag from a product', () => {
  it('S5.ADD.01 J19 a visitor reads why and what she wanted is kept', async () => {
    const { shop, arrive, wanted } = openShop();
    arrive(null);
    await addToCart(shop, addition);
    expect(shop.notify.mock.calls.map(([notice]) => notice.text)).toEqual(['Please login to continue.']);
    expect(wanted).toHaveBeenCalledExactlyOnceWith({ kind: 'cart.add', ...addition });
  });

  it('S5.ADD.01 a tap before it is known who is here waits and is no visitor’s', async () => {
    const { shop, arrive, wanted } = openShop();
    const added = addToCart(shop, addition);
    arrive(asha);
    await added;
    await waitFor(shop.cart, ({ context }) => context.confirmed.length === 1);
    expect(shop.notify).not.toHaveBeenCalled();
    expect(wanted).not.toHaveBeenCalled();
  });
});
