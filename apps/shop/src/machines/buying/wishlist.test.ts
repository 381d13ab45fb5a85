import type { Refusal, WishlistItem } from '@kayal/api-contract/client';
import type { Notice, WishlistIntent } from '@kayal/commerce-core';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideWishlist } from './wishlist.ts';

type Surroundings = Parameters<typeof provideWishlist>[0];

const product = {
  productId: 7,
  name: 'Tide Tee',
  mrp: 129_900,
  offer: null,
  uniqueCode: '',
  picture: '7.webp',
  pictureAt: 0,
  stock: 1,
};
const refusal = (status: number): Refusal => {
  const text = 'Please Login First';
  const details = { success: false, code: 'auth.required', error: text, message: text, requestId: '1' } as const;
  return { ok: false, code: 'auth.required', message: text, status, details };
};

function start(answer: Awaited<ReturnType<Surroundings['api']['addToWishlist']>>) {
  const items: readonly WishlistItem[] = [];
  const send = vi.fn<Surroundings['session']['send']>();
  const api: Surroundings['api'] = {
    wishlist: () => Promise.resolve({ ok: true, items: [...items] }),
    addToWishlist: () => Promise.resolve(answer),
    deleteFromWishlist: () => Promise.resolve({ ok: true, message: 'ok' }),
  };
  const actor = createActor(provideWishlist({ api, session: { send } }), { input: { customerId: 'c1' } });
  const notices: Notice[] = [];
  actor.on('wishlist.notice', ({ notice }) => void notices.push(notice));
  const kept: WishlistIntent[] = [];
  actor.on('wishlist.loginRequired', ({ intent }) => void kept.push(intent));
  send.mockImplementation(() => actor.send({ type: 'wishlist.lose' }));
  actor.start();
  actor.send({ type: 'heart.toggle', product, surface: 'listing', returnTo: '/products' });
  return { actor, send, notices, kept };
}

describe('wishlist over the API', () => {
  it('J04 J17 a 401 ends the session, keeps the heart for after the login and is not called a duplicate', async () => {
    const { actor, send, notices, kept } = start(refusal(401));
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedOut'));
    expect(send).toHaveBeenCalledWith({ type: 'session.lost' });
    await Promise.resolve();
    expect(notices).toEqual([]);
    expect(kept).toEqual([{ kind: 'wishlist.add', product, returnTo: '/products' }]);
  });

  it('S8.WISH.01 J24 another refusal is a duplicate', async () => {
    const { actor, send, notices } = start(refusal(409));
    await waitFor(actor, (snapshot) => snapshot.context.callError !== null);
    expect(notices.map(({ text }) => text)).toEqual(['Already in Wishlist']);
    expect(send).not.toHaveBeenCalled();
  });
});
