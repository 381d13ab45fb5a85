import type { CartLine, SessionUser, ShopApi } from '@kayal/api-contract/client';
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
import { addToCart, provideCart, type CartAddition } from './cart.ts';

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
const line: CartLine = { ...item, quantity: 1, priceWhenAdded: item.price, withdrawn: false };

/** A shop whose session answers when `arrive` is called. @param save answers to a change of the cart */
function openShop(save = async (): Promise<readonly CartLine[]> => [line]) {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<SessionUser | null>();
  const session = createActor(
    sessionMachine.provide({ actors: { whoAmI: fromPromise<SessionUser | null, void>(() => arrived) } }),
    { input: { storage: { session: createMemoryStorage(), local: createMemoryStorage() } } },
  );
  const cart = createActor(
    cartMachine.provide({
      actors: {
        loadCart: fromPromise<readonly CartLine[], { readonly customerId: string | null }>(() => Promise.resolve([])),
        saveChange: fromPromise<readonly CartLine[], SaveChangeInput>(save),
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

  it('S5.ADD.04 a double tap adds one unit', async () => {
    const { promise: saved, resolve: finish } = Promise.withResolvers<readonly CartLine[]>();
    const save = vi.fn<() => Promise<readonly CartLine[]>>(() => saved);
    const { shop, arrive } = openShop(save);
    const taps = [addToCart(shop, addition), addToCart(shop, addition)];
    arrive(asha);
    await Promise.all(taps);
    finish([line]);
    await waitFor(shop.cart, ({ context }) => context.confirmed.length === 1 && context.queue.length === 0);
    expect(save).toHaveBeenCalledOnce();
    await addToCart(shop, addition);
    await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  });
});

describe('cart over the API', () => {
  /** A cart that is open and adds one item; `items` is what the answer to the change holds. */
  async function add(items: readonly CartLine[] | null) {
    const cart = vi.fn<ShopApi['cart']>(() => Promise.resolve({ ok: true, items: [line] }));
    const sendAddition = vi.fn<ShopApi['addToCart']>(() =>
      Promise.resolve({ ok: true, quantity: 1, line, items: items === null ? null : [...items] }),
    );
    const deleteCartItem = () => Promise.resolve({ ok: true as const, message: '', items: [] });
    const machine = provideCart({ cart, addToCart: sendAddition, deleteCartItem }, () => asha);
    const actor = createActor(machine, { input: { customerId: asha.id, newKey: () => 'key' } }).start();
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy') && cart.mock.calls.length > 0);
    actor.send({ type: 'line.add', ...addition });
    await waitFor(actor, () => sendAddition.mock.calls.length > 0);
    const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return { readings: cart.mock.calls.length, lines: context.confirmed };
  }

  it('S7.CART.01 takes the cart from the answer to a change, without a second call', async () => {
    const two = [line, { ...line, uniqueCode: '8-BLACK-M' }];
    expect(await add(two)).toEqual({ readings: 1, lines: two });
  });

  it('S7.CART.01 reads the cart where the answer to a change does not hold it', async () => {
    expect(await add(null)).toEqual({ readings: 2, lines: [line] });
  });
});
