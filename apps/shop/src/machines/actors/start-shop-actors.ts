import {
  cartMachine,
  noticeOf,
  sessionMachine,
  wishlistMachine,
  type CartLimits,
  type Notice,
  type StoragePorts,
} from '@kayal/commerce-core';
import { createActor, waitFor } from 'xstate';
import type { ApiConnection } from '../../data/api-context.ts';
import { shopApi } from '../../data/shop-api.ts';
import { deleteDrafts } from '../../browser/drafts/delete-drafts.ts';
import type { ActorWatch } from './actor-watch.ts';
import { provideCart } from '../cart.ts';
import type { RestingContexts } from './resting-shop.ts';
import { provideSession } from '../session.ts';
import type { RunningShop } from './shop-actors.ts';
import { provideWishlist } from '../wishlist.ts';

/** Dependencies of the actors. */
export interface ShopDependencies {
  readonly connection: ApiConnection;
  readonly storage: StoragePorts;
  /** Shows a machine's notice; `act` runs the action that it offers. */
  readonly notify: (notice: Notice, act: () => void) => void;
  /** Goes to a page of the shop. */
  readonly goTo: (address: string) => void;
  /** Channel that notifies this browser's other tabs of a sign-in or sign-out, and receives their notifications. */
  readonly tabs: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  readonly newKey: () => string;
  /** Limits of a bag; left out, the highest a shop may set. */
  readonly limits?: CartLimits;
  /** What was read of a signed-in shopper already; without it the session is read first. */
  readonly resting?: RestingContexts | null;
  readonly watch?: ActorWatch;
}

type TabMessage = 'signedIn' | 'signedOut';
const isTabMessage = (value: unknown): value is TabMessage => value === 'signedIn' || value === 'signedOut';

/**
 * Starts the actors and connects them: cart and wishlist follow the session, a visitor's pending action is carried out
 * after her login, and every notice becomes a toast.
 */
export function startShopActors(dependencies: ShopDependencies): RunningShop {
  const { storage, goTo, tabs, newKey, limits, resting = null, watch = {} } = dependencies;
  const api = shopApi(dependencies.connection);
  const customerId = resting?.session.user?.id ?? null;
  const session = createActor(provideSession(api, storage), {
    input: { storage },
    ...(resting === null
      ? {}
      : { snapshot: sessionMachine.resolveState({ value: { signedIn: 'shopper' }, context: resting.session }) }),
    ...watch,
  });
  const cart = createActor(
    provideCart(api, () => session.getSnapshot().context.user),
    {
      input: { customerId, newKey, ...(limits && { limits }) },
      ...(resting === null || resting.cart === null
        ? {}
        : { snapshot: cartMachine.resolveState({ value: { open: 'idle' }, context: resting.cart }) }),
      ...watch,
    },
  );
  const wishlist = createActor(provideWishlist({ api, session }), {
    input: { customerId },
    ...(resting === null || resting.wishlist === null
      ? {}
      : { snapshot: wishlistMachine.resolveState({ value: { open: 'idle' }, context: resting.wishlist }) }),
    ...watch,
  });

  const notify = (notice: Notice): void =>
    dependencies.notify(notice, () => {
      if (notice.action === 'login') goTo('/login');
      else if (notice.action === 'undo') cart.send({ type: 'line.undo' });
      else if (notice.action === 'retry') cart.send({ type: 'cart.reload' });
    });

  session.on('session.notice', ({ notice }) => notify(notice));
  session.on('session.signedIn', ({ user, restored, returnTo }) => {
    cart.send({ type: 'cart.open', customerId: user.id });
    wishlist.send({ type: 'wishlist.open', customerId: user.id });
    if (restored) return;
    tabs.postMessage('signedIn' satisfies TabMessage);
    goTo(returnTo ?? '/');
  });
  session.on('session.replay', ({ intent }) => {
    if (intent.kind === 'cart.add')
      cart.send({ type: 'line.add', item: intent.item, quantity: intent.quantity, returnTo: intent.returnTo });
    else if (intent.kind === 'wishlist.add')
      wishlist.send({ type: 'heart.fill', product: intent.product, returnTo: intent.returnTo });
  });
  session.on('session.signedOut', ({ reason }) => {
    cart.send({ type: 'cart.close' });
    wishlist.send({ type: reason === 'lost' ? 'wishlist.lose' : 'wishlist.close' });
    if (reason !== 'lost') deleteDrafts();
    if (reason !== 'elsewhere') tabs.postMessage('signedOut' satisfies TabMessage);
    if (reason === 'asked') goTo('/login');
    if (reason === 'lost') notify(noticeOf('info', 'S5.WISH.01', { action: 'login' }));
  });

  cart.on('cart.notice', ({ notice }) => notify(notice));
  cart.on('cart.loginRequired', ({ intent }) => {
    session.send({ type: 'intent.keep', intent });
    goTo('/login');
  });
  cart.on('cart.sessionLost', () => session.send({ type: 'session.lost' }));

  wishlist.on('wishlist.notice', ({ notice }) => notify(notice));
  wishlist.on('wishlist.loginRequired', ({ intent }) => session.send({ type: 'intent.keep', intent }));
  wishlist.on('wishlist.removalRefused', ({ productId, callError }) =>
    console.warn('[wishlist]', productId, callError.code),
  );

  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) session.send({ type: 'session.elsewhere', change: data });
  });

  cart.start();
  wishlist.start();
  session.start();
  const whenSessionReady = async (): Promise<void> => {
    // A logout too: its late answer would end the session that a login opens meanwhile.
    await waitFor(session, (snapshot) => !snapshot.hasTag('restoring') && !snapshot.matches('signingOut'));
  };
  const whenCartIdle = () => waitFor(cart, (snapshot) => !snapshot.hasTag('busy'));
  const refresh = (): void => {
    if (!session.getSnapshot().hasTag('signedIn'))
      return session.send({ type: 'session.elsewhere', change: 'signedIn' });
    cart.send({ type: 'cart.reload' });
    wishlist.send({ type: 'wishlist.reload' });
  };
  return {
    api,
    session,
    cart,
    wishlist,
    local: storage.local,
    notify,
    newKey,
    whenSessionReady,
    whenCartIdle,
    refresh,
    watch,
  };
}
