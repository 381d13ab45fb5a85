import type { SessionAnswer } from '@kayal/api-contract/client';
import type { CartLimits, Notice, StoragePorts } from '@kayal/commerce-core';
import { waitFor } from 'xstate';
import type { ApiConnection } from '../../data/api/api-context.ts';
import { ownApi } from '../../data/api/own-api.ts';
import type { ActorWatch } from './actor-watch.ts';
import { connectShopActors } from './connect-shop-actors.ts';
import { createShopActors } from './create-shop-actors.ts';
import type { ShopActors } from './shop-actors.ts';

/** The page to which a login returns. */
interface LoginState {
  readonly returnTo: string;
}

/** Dependencies of the actors. */
export interface ShopDependencies {
  readonly connection: ApiConnection;
  readonly storage: StoragePorts;
  /** Shows a machine's notice; `act` runs the action that it offers. */
  readonly notify: (notice: Notice, act: () => void) => void;
  /** Forgets what was shown: after a log-out somebody else may read it. */
  readonly forgetNotices: () => void;
  /** Goes to a page of the shop. @param state navigation state: the page to which a login returns */
  readonly goTo: (address: string, state?: LoginState) => void;
  /** Channel that notifies this browser's other tabs of a sign-in, a sign-out or a change, and receives theirs. */
  readonly tabs: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  readonly newKey: () => string;
  /** Limits of a bag; left out, the highest a shop may set. */
  readonly limits?: CartLimits;
  /** The server's answer to who is signed in; without it the session is read first. */
  readonly answer?: SessionAnswer;
  readonly watch?: ActorWatch;
}

/** The open page, to which a login returns; undefined on the login itself. */
function openPage(): LoginState | undefined {
  const { pathname, search } = globalThis.location;
  return pathname === '/login' ? undefined : { returnTo: `${pathname}${search}` };
}

/** Starts the actors of session, cart and wishlist, connected with each other, with toasts and with other tabs. */
export function startShopActors(dependencies: ShopDependencies): ShopActors {
  const { connection, storage, forgetNotices, goTo, tabs, newKey, watch = {} } = dependencies;
  const api = ownApi(connection);
  const { session, cart, wishlist } = createShopActors({ ...dependencies, api, watch });
  const notify = (notice: Notice, removalKey?: string): void =>
    dependencies.notify(notice, () => {
      if (notice.action === 'login') goTo('/login', openPage());
      else if (removalKey !== undefined) cart.send({ type: 'line.undo', key: removalKey });
      else if (notice.action === 'retry') cart.send({ type: 'cart.reload' });
    });
  connectShopActors({ session, cart, wishlist, notify, forgetNotices, goTo, tabs });
  cart.start();
  wishlist.start();
  session.start();

  const whenSessionReady = async (): Promise<void> => {
    // A logout too: its late answer would end the session that a login opens meanwhile.
    await waitFor(session, (snapshot) => !snapshot.hasTag('restoring') && !snapshot.matches('signingOut'));
  };
  const whenCartIdle = () => waitFor(cart, (snapshot) => !snapshot.hasTag('busy'));
  /** Another customer may have logged in while this page was in the back/forward cache, where it hears of no tab. */
  const followLogin = async (): Promise<void> => {
    const { user } = session.getSnapshot().context;
    const answer = await api.session();
    const isOther = answer.ok && answer.user !== null && answer.user.id !== user?.id;
    if (isOther && session.getSnapshot().context.user === user)
      session.send({ type: 'session.elsewhere', change: 'signedIn' });
  };
  const refresh = (): void => {
    if (!session.getSnapshot().hasTag('signedIn'))
      return session.send({ type: 'session.elsewhere', change: 'signedIn' });
    cart.send({ type: 'cart.reload' });
    wishlist.send({ type: 'wishlist.reload' });
    // Without an answer everything stays as it is shown.
    followLogin().catch((error: unknown) => console.warn('[session]', error));
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
