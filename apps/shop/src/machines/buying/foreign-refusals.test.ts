import { createAdminApi, createApiClient, createShopApi, type SessionUser } from '@kayal/api-contract/client';
import { emptyAddress, messages, selectFormError, selectLoginError, type Notice } from '@kayal/commerce-core';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createMemoryStorage } from '../../../storybook/testing/memory-storage.test-support.ts';
import type { ApiConnection } from '../../data/api/api-context.ts';
import { provideAddressBook } from '../account/address-book.ts';
import { provideCart } from './cart.ts';
import { createContact } from '../contact.ts';
import { provideOffer } from '../back-office/offer.ts';
import { provideOrderPlacement } from './order-placement.ts';
import { createOtpVerification } from '../account/otp-verification.ts';
import { createPasswordReset } from '../account/password-reset.ts';
import { provideSession } from '../account/session.ts';
import { createSignUp } from '../account/sign-up.ts';
import { provideWishlist } from './wishlist.ts';
import { item } from './cart.test-support.ts';

const asha: SessionUser = { id: 'c1', name: 'Asha', email: 'asha@kayal.example', isAdmin: false };
const inCart = {
  itemId: 7,
  uniqueCode: 'P-M',
  itemName: 'Polo',
  itemPrice: 450,
  currentPrice: 450,
  mrp: 500,
  quantity: 1,
  Color: 'RED',
  Size: 'M',
};
const saved = { ...emptyAddress, id: 'a1', name: 'Asha', isActive: true };
/** Not on the wishlist that the server below answers with, so a press keeps it. */
const wish = { ...item, productId: 8, offer: null };

/** A server that answers every write in the same way. */
function connectionTo(write: () => Response): ApiConnection {
  const reads: Readonly<Record<string, unknown>> = {
    '/cart/items/kayal/c1': { success: true, items: [inCart] },
    '/wishlist/items/kayal/c1': {
      success: true,
      items: [{ ID: 7, ItemName: 'Polo', MRP: 500, ledcode: 'c1', Qty: 1 }],
    },
    '/user/getAddresses/c1': { success: true, data: [saved] },
    '/user/session/kayal': { success: true, user: null },
  };
  return {
    origin: '',
    company: 'kayal',
    retries: 0,
    fetch: async (url, { method } = {}) => {
      if (method !== 'GET' && !url.includes('/user/logout/')) return write();
      return Response.json(reads[url.replace('/api/onlineorder', '')] ?? []);
    },
  };
}

/** The fetch of a connection on which the calls below one path succeed. */
const answering =
  ({ fetch }: ApiConnection, path: string, body: object): ApiConnection['fetch'] =>
  (url, init) =>
    url.includes(path) ? Promise.resolve(Response.json(body)) : fetch(url, init);

/** A machine that emits notices. */
interface Notifier {
  readonly on: (type: '*', listener: (event: { readonly type: string; readonly notice?: Notice }) => void) => unknown;
}

/** The first notice after a step. */
function noticeAfter(actor: Notifier, step: () => void): Promise<Notice> {
  return new Promise((resolve) => {
    actor.on('*', ({ notice }) => {
      if (notice !== undefined) resolve(notice);
    });
    step();
  });
}

async function openCart(connection: ApiConnection) {
  const machine = provideCart(createShopApi(createApiClient(connection)), () => asha);
  const cart = createActor(machine, { input: { customerId: 'c1', newKey: () => 'key' } }).start();
  await waitFor(cart, (snapshot) => snapshot.matches({ open: 'idle' }));
  return cart;
}

async function openWishlist(connection: ApiConnection) {
  const api = createShopApi(createApiClient(connection));
  const machine = provideWishlist({ api, session: { send: () => undefined } });
  const wishlist = createActor(machine, { input: { customerId: 'c1' } }).start();
  await waitFor(wishlist, ({ context }) => context.confirmed.length === 1);
  return wishlist;
}

async function openAddresses(connection: ApiConnection) {
  const api = createShopApi(createApiClient(connection));
  const machine = provideAddressBook({ api, session: { send: () => undefined }, newKey: () => 'key' });
  const book = createActor(machine, { input: { customerId: 'c1' } }).start();
  await waitFor(book, (snapshot) => snapshot.hasTag('ready'));
  return book;
}

/** What a shopper reads: as a notice, or in the form. */
type Shown = Pick<Notice, 'tone'> & { readonly text: string | null };

type Step = (connection: ApiConnection) => Promise<Shown>;

const steps = {
  'S8.SOCIAL.02': async (connection) => {
    const storage = { session: createMemoryStorage(), local: createMemoryStorage() };
    const machine = provideSession(createShopApi(createApiClient(connection)));
    const session = createActor(machine, { input: { storage } }).start();
    await waitFor(session, (snapshot) => !snapshot.hasTag('restoring'));
    session.send({ type: 'login.google', token: 'token' });
    const refused = await waitFor(session, ({ context }) => context.error !== null);
    return { tone: 'danger', text: selectLoginError(refused) };
  },
  'S8.SIGNUP.02': (connection) => {
    const signUp = createSignUp(connection, {}).start();
    const fields = { email: 'a@kayal.example', fullName: 'A', password: 'b' };
    return noticeAfter(signUp, () => signUp.send({ type: 'signUp.submit', ...fields }));
  },
  'S8.SOCIAL.04': (connection) => {
    const signUp = createSignUp(connection, {}).start();
    return noticeAfter(signUp, () => signUp.send({ type: 'signUp.google', token: 'token' }));
  },
  'S8.VERIFY.03': (connection) => {
    const actor = createOtpVerification(connection, '5', {}).start();
    return noticeAfter(actor, () => {
      actor.send({ type: 'code.change', text: '123456' });
      actor.send({ type: 'otp.submit' });
    });
  },
  'S8.FORGOT.01': (connection) => {
    const reset = createPasswordReset(connection, {}).start();
    return noticeAfter(reset, () => reset.send({ type: 'reset.send', email: 'a@kayal.example' }));
  },
  'S8.FORGOT.02': async (connection) => {
    const sent = { ...connection, fetch: answering(connection, '/user/sendOTP/', { message: 'Sent' }) };
    const reset = createPasswordReset(sent, {}).start();
    reset.send({ type: 'reset.send', email: 'a@kayal.example' });
    await waitFor(reset, (snapshot) => snapshot.hasTag('step2'));
    const fields = { otp: '123456', password: 'a password of mine', confirmation: 'a password of mine' };
    return noticeAfter(reset, () => reset.send({ type: 'reset.change', ...fields }));
  },
  'S8.CONTACT.03': (connection) => {
    const contact = createContact(connection, '', {}).start();
    for (const field of ['name', 'email', 'mobileNumber', 'message'] as const) {
      contact.send({ type: 'contact.type', field, value: 'x' });
    }
    return noticeAfter(contact, () => contact.send({ type: 'contact.submit' }));
  },
  'S8.WISH.01': async (connection) => {
    const wishlist = await openWishlist(connection);
    const heart = { product: wish, surface: 'home', returnTo: '/' } as const;
    return noticeAfter(wishlist, () => wishlist.send({ type: 'heart.toggle', ...heart }));
  },
  'S8.CART.02': async (connection) => {
    const cart = await openCart(connection);
    return noticeAfter(cart, () => cart.send({ type: 'line.add', item, quantity: 1, returnTo: '/' }));
  },
  'S8.CART.04': async (connection) => {
    const cart = await openCart(connection);
    return noticeAfter(cart, () => cart.send({ type: 'line.quantity', uniqueCode: 'P-M', quantity: 2 }));
  },
  'S8.CART.06': async (connection) => {
    const cart = await openCart(connection);
    return noticeAfter(cart, () => cart.send({ type: 'line.remove', uniqueCode: 'P-M' }));
  },
  'S8.ORD.01': (connection) => {
    const order = createActor(provideOrderPlacement(createShopApi(createApiClient(connection))), {
      input: { newKey: () => 'key' },
    }).start();
    const lines = [{ ...item, quantity: 1, priceWhenAdded: item.price, withdrawn: false }];
    const draft = { customerId: 'c1', lines, address: saved, date: '2026-11-22' };
    return noticeAfter(order, () => order.send({ type: 'order.place', draft }));
  },
  'S8.ADDR.01': async (connection) => {
    const book = await openAddresses(connection);
    book.send({ type: 'form.add' });
    book.send({ type: 'form.save', fields: emptyAddress });
    const failed = await waitFor(book, (snapshot) => snapshot.hasTag('formFailed'));
    return { tone: 'danger', text: selectFormError(failed) };
  },
  'S8.OFFER.02': (connection) => {
    const offer = createActor(provideOffer(createAdminApi(createApiClient(connection)))).start();
    return noticeAfter(offer, () => {
      offer.send({ type: 'category.choose', category: { id: 4, name: 'Polo' } });
      offer.send({ type: 'item.choose', item: { productId: 7, name: 'Polo', mrp: 50_000 } });
      offer.send({ type: 'price.type', text: '450' });
      offer.send({ type: 'offer.submit' });
    });
  },
} satisfies Readonly<Record<string, Step>>;

/** Rows that show the server's own text when it sent one. */
const ownText = [
  'S8.FORGOT.01',
  'S8.FORGOT.02',
  'S8.CART.06',
  'S8.SOCIAL.04',
  'S8.OFFER.02',
] as const satisfies (keyof typeof steps)[];

const html = { status: 403, headers: { 'content-type': 'text/html' } };
const refusals: readonly (readonly [name: string, answer: () => Response, text: string | null])[] = [
  ['400 {}', () => Response.json({}, { status: 400 }), null],
  ['400 {message}', () => Response.json({ message: 'Own words' }, { status: 400 }), 'Own words'],
  ['400 {error}', () => Response.json({ error: 'Own words' }, { status: 400 }), 'Own words'],
  ['400 without a body', () => new Response(null, { status: 400 }), null],
  ['403 with a page', () => new Response('<h1>Blocked</h1>', html), null],
  ['200 {success: false}', () => Response.json({ success: false }), null],
];

/** Calls for which `success: false` is a normal answer: a wrong code, a message that was only stored. */
const saysNo: readonly string[] = ['S8.VERIFY.03', 'S8.CONTACT.03'];

const cases = Object.entries<Step>(steps).flatMap(([id, step]) =>
  refusals
    .filter(([name]) => name !== '200 {success: false}' || !saysNo.includes(id))
    .map(([name, answer, text]) => ({ id, name, step, answer, text })),
);

describe('refusals of any server', () => {
  it.each(cases)(
    '$id a $name is shown as an error, with the specified text or the server’s own',
    async ({ id, step, answer, text }) => {
      const shown = await step(connectionTo(answer));
      const isOwn = text !== null && ownText.some((own) => own === id);
      const specified: Readonly<Record<string, string>> = messages;
      expect([shown.tone, shown.text]).toEqual(['danger', isOwn ? text : specified[id]]);
    },
  );
});
