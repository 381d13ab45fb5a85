import type { CartLine, Refusal, SessionUser } from '@kayal/api-contract/client';
import {
  cartMachine,
  RefusedCall,
  sessionMachine,
  type CartAddIntent,
  type Notice,
  type SaveChangeInput,
} from '@kayal/commerce-core';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createMemoryStorage } from '../../../storybook/testing/memory-storage.test-support.ts';
import { asha, item, line } from './cart.test-support.ts';
import { addToCart, type CartAddition } from './product-selection.ts';

const addition: CartAddition = { item, quantity: 1, returnTo: '/fullimage?I=Nw' };

/** A shop whose session answers when `arrive` is called. @param save answers to a change of the cart */
function openShop(save = async (): Promise<readonly CartLine[]> => [line]) {
  let arrival = Promise.withResolvers<SessionUser | null>();
  const session = createActor(
    sessionMachine.provide({ actors: { whoAmI: fromPromise<SessionUser | null, void>(() => arrival.promise) } }),
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
  const refused = vi.fn<() => void>();
  const wanted = vi.fn<(intent: CartAddIntent) => void>();
  cart.on('cart.loginRequired', ({ intents }) => intents.forEach((intent) => wanted(intent)));
  session.on('session.signedIn', ({ user }) => cart.send({ type: 'cart.open', customerId: user.id }));
  cart.start();
  session.start();
  const notify = vi.fn<(notice: Notice) => void>();
  const whenSessionReady = async (): Promise<void> => {
    await waitFor(session, (snapshot) => !snapshot.hasTag('restoring'));
  };
  const arrive = (user: SessionUser | null): void => {
    arrival.resolve(user);
    arrival = Promise.withResolvers();
  };
  return { shop: { whenSessionReady, session, cart, notify }, arrive, wanted, refused };
}

describe('adding to the bag from a product', () => {
  it('S5.ADD.01 J19 a visitor reads why and what she wanted is kept', async () => {
    const { shop, arrive, wanted, refused } = openShop();
    arrive(null);
    await addToCart(shop, addition, refused);
    expect(shop.notify.mock.calls.map(([notice]) => notice.text)).toEqual(['Please login to continue.']);
    expect(wanted).toHaveBeenCalledExactlyOnceWith({ kind: 'cart.add', ...addition });
  });

  it('S5.ADD.01 a tap before it is known who is here waits and is no visitor’s', async () => {
    const { shop, arrive, wanted, refused } = openShop();
    const added = addToCart(shop, addition, refused);
    arrive(asha);
    await added;
    await waitFor(shop.cart, ({ context }) => context.confirmed.length === 1);
    expect(shop.notify).not.toHaveBeenCalled();
    expect(wanted).not.toHaveBeenCalled();
  });

  it.each([
    ['another customer', { ...asha, id: 'cus_meera' }, []],
    ['nobody', null, ['Please login to continue.']],
    ['the same customer', asha, []],
  ] as const)('J04 J19 a tap that waits for an answer that names %s is hers alone', async (_who, next, notices) => {
    const save = vi.fn<() => Promise<readonly CartLine[]>>(async () => [line]);
    const { shop, arrive, wanted, refused } = openShop(save);
    arrive(asha);
    await shop.whenSessionReady();
    shop.session.send({ type: 'session.elsewhere', change: 'signedIn' });
    const added = addToCart(shop, addition, refused);
    arrive(next);
    await added;
    await waitFor(shop.cart, (snapshot) => !snapshot.hasTag('busy'));
    expect(save).toHaveBeenCalledTimes(next === asha ? 1 : 0);
    expect(wanted).not.toHaveBeenCalled();
    expect(shop.notify.mock.calls.map(([notice]) => notice.text)).toEqual(notices);
  });

  it('S5.ADD.04 a double tap adds one unit', async () => {
    const { promise: saved, resolve: finish } = Promise.withResolvers<readonly CartLine[]>();
    const save = vi.fn<() => Promise<readonly CartLine[]>>(() => saved);
    const { shop, arrive, refused } = openShop(save);
    const taps = [addToCart(shop, addition, refused), addToCart(shop, addition, refused)];
    arrive(asha);
    await Promise.all(taps);
    finish([line]);
    await waitFor(shop.cart, ({ context }) => context.confirmed.length === 1 && context.queue.length === 0);
    expect(save).toHaveBeenCalledOnce();
    await addToCart(shop, addition, refused);
    await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(refused).not.toHaveBeenCalled();
  });

  it('S8.CART.02 the page is notified when the server refuses, because what it shows may be old', async () => {
    const code = 'cart.unknown_item';
    const message = 'This item is no longer sold.';
    const details = { success: false, code, error: message, message, requestId: 'r1' } as const;
    const gone: Refusal = { ok: false, status: 404, code, message, details };
    const { shop, arrive, refused } = openShop(() => Promise.reject(new RefusedCall(gone)));
    arrive(asha);
    await addToCart(shop, addition, refused);
    await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce());
  });

  it('S8.CART.03 the page stays as it is when no answer came', async () => {
    const { shop, arrive, refused } = openShop(() => Promise.reject(new Error('no answer')));
    arrive(asha);
    await addToCart(shop, addition, refused);
    await waitFor(shop.cart, ({ context }) => context.callError !== null);
    expect(refused).not.toHaveBeenCalled();
  });
});
