import type { Address } from '@kayal/api-contract/client';
import { emptyAddress } from '@kayal/commerce-core';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createAddressBook, provideAddressBook } from './address-book.ts';

type Api = Parameters<typeof provideAddressBook>[0]['api'];
const home: Address = { ...emptyAddress, id: 'a1', name: 'Asha', isActive: true };
const done = () => Promise.resolve({ ok: true as const, message: 'ok' });

function start() {
  const addAddress = vi.fn<Api['addAddress']>(() => Promise.resolve({ ok: true, addressId: 'a2', message: 'ok' }));
  const setActiveAddress = vi.fn<Api['setActiveAddress']>(done);
  const addresses = vi.fn<Api['addresses']>(() => Promise.resolve({ ok: true, items: [home] }));
  const api: Api = {
    addresses,
    address: () => Promise.resolve({ ok: true, address: home }),
    addAddress,
    updateAddress: done,
    setActiveAddress,
    deleteAddress: done,
  };
  let made = 0;
  const newKey = () => `key-${(made += 1)}`;
  const shop = { api, session: { send: vi.fn<() => void>() }, newKey };
  const actor = createActor(provideAddressBook(shop), { input: { customerId: 'c1' } });
  return { shop, actor: actor.start(), addAddress, addresses, setActiveAddress };
}

describe('provideAddressBook', () => {
  it('S8.ADDR.01 keeps the key while the same address is tried again, and makes a new one for the next', async () => {
    const { actor, addAddress } = start();
    addAddress.mockRejectedValueOnce(new TypeError('fetch failed'));
    const save = async (name: string, tag: 'formFailed' | 'ready') => {
      actor.send({ type: 'form.save', fields: { ...emptyAddress, name } });
      await waitFor(actor, (snapshot) =>
        tag === 'formFailed' ? snapshot.hasTag('formFailed') : !snapshot.hasTag('formOpen'),
      );
    };
    actor.send({ type: 'form.add' });
    await save('Asha', 'formFailed');
    await save('Asha', 'ready');
    actor.send({ type: 'form.add' });
    await save('Asha', 'ready');
    expect(addAddress.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('S2.CART.02 S4.ADDR.02 the next page reads the addresses after the last choice is saved', async () => {
    const { shop, actor, addresses, setActiveAddress } = start();
    actor.stop();
    const saved = Promise.withResolvers<{ ok: true; message: string }>();
    setActiveAddress.mockReturnValue(saved.promise);
    const chosen = (await createAddressBook(shop, 'c1', {})).start();
    await waitFor(chosen, (snapshot) => snapshot.hasTag('ready'));
    const before = addresses.mock.calls.length;
    chosen.send({ type: 'address.choose', id: 'a2' });
    const opened = createAddressBook(shop, 'c1', {});
    await new Promise((resolve) => setTimeout(resolve));
    expect(addresses.mock.calls.length).toBe(before);
    saved.resolve({ ok: true, message: 'ok' });
    await waitFor((await opened).start(), (snapshot) => snapshot.hasTag('ready'));
    // Once to confirm the choice, once for the page that is opened.
    expect(addresses.mock.calls.length).toBe(before + 2);
  });

  it('S4.ADDR.02 makes the chosen address active and reads the list again', async () => {
    const { actor, addresses, setActiveAddress } = start();
    await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
    actor.send({ type: 'address.choose', id: 'a2' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('ready') && !snapshot.hasTag('busy'));
    expect(setActiveAddress).toHaveBeenCalledWith({ customerId: 'c1', addressId: 'a2' });
    expect(addresses).toHaveBeenCalledTimes(2);
  });
});
