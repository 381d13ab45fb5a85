import {
  createOwnReads,
  createShopperClient,
  toSession,
  type OrderReads,
  type CartLine,
  type SessionAnswer,
  type ShopApi,
  type WishlistItem,
} from '@kayal/api-contract/client';
import {
  isRemembered,
  keepUser,
  selectCartLines,
  type CartContext,
  type CartEvent,
  type CartLimits,
  type cartMachine,
  type SessionContext,
  type sessionMachine,
  type StoragePorts,
  type WishlistContext,
  type wishlistMachine,
} from '@kayal/commerce-core';
import type { EventFrom } from 'xstate';
import type { ApiConnection } from '../../data/api/api-context.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { sessionResultOf } from '../../data/api/session-result.ts';
import { restingActor, restingSnapshot } from './resting-actor.ts';
import type { LiveStore } from '../../runtime/session/live-store.ts';
import type { ShopActors, ShopSnapshot } from './shop-actors.ts';

/** What was read of a signed-in shopper: her machines start with it. */
export interface RestingContexts {
  readonly session: SessionContext;
  /** Null until it is read. */
  readonly cart: CartContext | null;
  /** Null until it is read. */
  readonly wishlist: WishlistContext | null;
}

/** The shop of a signed-in shopper who has not acted yet: bag and hearts are read and shown, no machine is loaded. */
export interface RestingShop extends ShopActors {
  readonly contexts: () => RestingContexts;
}

/** Dependencies of a resting shop. */
export interface RestingDependencies {
  /** The server's answer to who is signed in. */
  readonly answer: SessionAnswer;
  readonly connection: ApiConnection;
  readonly storage: StoragePorts;
  readonly notify: ShopActors['notify'];
  readonly newKey: () => string;
  readonly limits: CartLimits;
  /** Starts the machines, which receive each event. */
  readonly live: Pick<LiveStore, 'act' | 'whenLive'>;
}

const loading = ['loading', 'busy'];

/** What most of her own pages read; the other calls are fetched with their first use. */
function apiOf(connection: ApiConnection): ShopActors['api'] {
  const orders = async (): Promise<OrderReads> =>
    (await import('../../data/shopper/order-reads-api.ts')).orderReads(connection);
  const others = async (): Promise<ShopApi> => (await import('../../data/api/shop-api.ts')).shopApi(connection);
  return {
    ...createOwnReads(createShopperClient(connection)),
    orders: async (...call) => (await orders()).orders(...call),
    order: async (...call) => (await orders()).order(...call),
    orderLife: async (...call) => (await orders()).orderLife(...call),
    cancelOwnOrder: async (...call) => (await orders()).cancelOwnOrder(...call),
    trackOrder: async (...call) => (await orders()).trackOrder(...call),
    product: async (...call) => (await others()).product(...call),
    variants: async (...call) => (await others()).variants(...call),
    updateProfile: async (...call) => (await others()).updateProfile(...call),
  };
}

/**
 * The bag with a step of a line's quantity, which its machine receives once it is loaded: the next step begins from what
 * is shown. A step that the machine will refuse changes nothing.
 */
function afterStep(cart: CartContext, { uniqueCode, quantity }: Extract<CartEvent, { type: 'line.quantity' }>) {
  const item = selectCartLines({ context: cart }).find((line) => line.uniqueCode === uniqueCode);
  if (item === undefined || quantity < 1) return cart;
  const delta = quantity - item.quantity;
  if (delta > 0 && quantity > Math.min(item.stock, cart.limits.unitsPerLine)) return cart;
  return { ...cart, queue: [...cart.queue, { kind: 'quantity' as const, key: '', item, delta }] };
}

/**
 * Opens the shop for a signed-in shopper and reads her bag and hearts.
 * @returns null for an admin, whose machines start at once, and where nobody is signed in
 */
export function restingShop({ answer, connection, storage, notify, newKey, limits, live }: RestingDependencies) {
  const user = toSession(answer);
  if (user === null || user.isAdmin) return null;
  const customerId = user.id;
  const api = apiOf(connection);
  const rememberMe = isRemembered(storage, user);
  keepUser(storage, user, rememberMe);

  const sessionContext: SessionContext = {
    user,
    rememberMe,
    hintId: null,
    error: null,
    errorDetail: null,
    callError: null,
    verificationId: null,
    pending: [],
    lostId: null,
    storage,
  };
  const cartOf = (confirmed: readonly CartLine[]): CartContext => ({
    customerId,
    confirmed,
    queue: [],
    removed: [],
    callError: null,
    newKey,
    limits,
  });
  const wishlistOf = (confirmed: readonly WishlistItem[]): WishlistContext => ({
    customerId,
    confirmed,
    queue: [],
    callError: null,
  });

  const session = restingActor<ShopSnapshot<typeof sessionMachine>, EventFrom<typeof sessionMachine>>(
    restingSnapshot('signedIn', ['signedIn', 'known'], sessionContext),
    (event) => live.act((shop) => shop.session.send(event)),
  );
  const cart = restingActor<ShopSnapshot<typeof cartMachine>, EventFrom<typeof cartMachine>>(
    restingSnapshot('open', loading, cartOf([])),
    (event) => {
      if (event.type === 'line.quantity') showStep(event);
      live.act((shop) => shop.cart.send(event));
    },
  );
  const wishlist = restingActor<ShopSnapshot<typeof wishlistMachine>, EventFrom<typeof wishlistMachine>>(
    restingSnapshot('open', loading, wishlistOf([])),
    (event) => live.act((shop) => shop.wishlist.send(event)),
  );

  /** The context once it is read; a failed read keeps what is shown already. */
  const contextOf = <Context>(actor: {
    readonly getSnapshot: () => { readonly context: Context; readonly hasTag: (tag: 'ready') => boolean };
  }): Context | null => (actor.getSnapshot().hasTag('ready') ? actor.getSnapshot().context : null);
  const showCart = (context: CartContext): void => cart.show(restingSnapshot('open', ['ready'], context));
  const showStep = (event: Parameters<typeof afterStep>[1]): void => {
    showCart(afterStep(cart.actor.getSnapshot().context, event));
    // Without its machine nothing of it is saved.
    live.whenLive().catch(() => showCart(cartOf(cart.actor.getSnapshot().context.confirmed)));
  };
  const readCart = async (): Promise<void> => {
    try {
      const { items } = await resultOf(api.cart(customerId));
      showCart({ ...cartOf(items), queue: cart.actor.getSnapshot().context.queue });
    } catch {
      if (contextOf(cart.actor) === null) cart.show(restingSnapshot('open', ['failed'], cartOf([])));
    }
  };
  const readWishlist = async (): Promise<void> => {
    try {
      const { items } = await sessionResultOf(session.actor)(api.wishlist(customerId));
      wishlist.show(restingSnapshot('open', ['ready'], wishlistOf(items)));
    } catch {
      if (contextOf(wishlist.actor) === null) wishlist.show(restingSnapshot('open', ['failed'], wishlistOf([])));
    }
  };
  const refresh = (): void => {
    void readCart();
    void readWishlist();
  };
  refresh();

  const shop: RestingShop = {
    api,
    session: session.actor,
    cart: cart.actor,
    wishlist: wishlist.actor,
    notify,
    newKey,
    refresh,
    contexts: () => ({
      session: sessionContext,
      // Without the steps that are shown: the machine receives them itself.
      cart: contextOf(cart.actor) && cartOf(cart.actor.getSnapshot().context.confirmed),
      wishlist: contextOf(wishlist.actor),
    }),
  };
  return shop;
}
