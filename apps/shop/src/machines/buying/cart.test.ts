import type { CartLine, OwnApi } from '@kayal/api-contract/client';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { asha, item, line } from './cart.test-support.ts';
import { provideCart } from './cart.ts';

describe('cart over the API', () => {
  /** A cart that is open and adds one item; `items` is what the answer to the change holds. */
  async function add(items: readonly CartLine[] | null) {
    const cart = vi.fn<OwnApi['cart']>(() => Promise.resolve({ ok: true, items: [line] }));
    const sendAddition = vi.fn<OwnApi['addToCart']>(() =>
      Promise.resolve({ ok: true, quantity: 1, line, items: items === null ? null : [...items] }),
    );
    const deleteCartItem = () => Promise.resolve({ ok: true as const, message: '', items: [] });
    const machine = provideCart({ cart, addToCart: sendAddition, deleteCartItem }, () => asha);
    const actor = createActor(machine, { input: { customerId: asha.id, newKey: () => 'key' } }).start();
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy') && cart.mock.calls.length > 0);
    actor.send({ type: 'line.add', item, quantity: 1, returnTo: '/fullimage?I=Nw' });
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
