import { noticeOf, type Notice } from '@kayal/commerce-core';
import { deleteDrafts } from '../../browser/drafts/delete-drafts.ts';
import { onOwnChange } from './on-own-change.ts';
import type { ShopActors } from './shop-actors.ts';

interface Connection extends Pick<ShopActors, 'session' | 'cart' | 'wishlist'> {
  /** @param removalKey the removal that the notice's Undo takes back */
  readonly notify: (notice: Notice, removalKey?: string) => void;
  readonly forgetNotices: () => void;
  readonly goTo: (address: string) => void;
  readonly tabs: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
}

type TabMessage = 'signedIn' | 'signedOut' | 'changed';
const isTabMessage = (value: unknown): value is TabMessage =>
  value === 'signedIn' || value === 'signedOut' || value === 'changed';

/**
 * Lets cart and wishlist follow the session, and this browser's tabs follow each other: a change of the bag or the
 * wishlist in one tab makes the others read it again.
 */
function followSession({ session, cart, wishlist, notify, forgetNotices, goTo, tabs }: Connection): void {
  const notifyTabs = (message: TabMessage): void => tabs.postMessage(message);
  let lastId: string | null = null;
  session.on('session.notice', ({ notice }) => notify(notice));
  session.on('session.signedIn', ({ user, restored, returnTo }) => {
    const { id: customerId } = user;
    // The recent notices of a customer whose session ended are none of the next one's.
    if (lastId !== null && lastId !== customerId) forgetNotices();
    lastId = customerId;
    const isOpen = cart.getSnapshot().context.customerId === customerId;
    // A login in another tab must not drop the changes that the same customer makes here.
    cart.send(isOpen ? { type: 'cart.reload' } : { type: 'cart.open', customerId });
    wishlist.send(isOpen ? { type: 'wishlist.reload' } : { type: 'wishlist.open', customerId });
    if (restored) return;
    notifyTabs('signedIn');
    goTo(returnTo ?? '/');
  });
  session.on('session.replay', ({ intent }) => {
    if (intent.kind === 'cart.add')
      cart.send({ type: 'line.add', item: intent.item, quantity: intent.quantity, returnTo: intent.returnTo });
    else if (intent.kind === 'wishlist.add')
      wishlist.send({ type: 'heart.fill', product: intent.product, returnTo: intent.returnTo });
  });
  session.on('session.signedOut', ({ reason }) => {
    cart.send({ type: reason === 'lost' ? 'cart.lose' : 'cart.close' });
    wishlist.send({ type: reason === 'lost' ? 'wishlist.lose' : 'wishlist.close' });
    if (reason !== 'lost') {
      deleteDrafts();
      forgetNotices();
    }
    if (reason !== 'elsewhere') notifyTabs('signedOut');
    if (reason === 'asked') goTo('/login');
    if (reason === 'lost') notify(noticeOf('info', 'S5.WISH.01', { action: 'login' }));
  });
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isTabMessage(data)) return;
    if (data !== 'changed') return session.send({ type: 'session.elsewhere', change: data });
    cart.send({ type: 'cart.reload' });
    wishlist.send({ type: 'wishlist.reload' });
  });
  onOwnChange(cart, () => notifyTabs('changed'));
  onOwnChange(wishlist, () => notifyTabs('changed'));
}

function followCart({ session, cart, notify, goTo }: Connection): void {
  cart.on('cart.notice', ({ notice, removalKey }) => notify(notice, removalKey));
  cart.on('cart.loginRequired', ({ intents }) => {
    for (const intent of intents) session.send({ type: 'intent.keep', intent });
    goTo('/login');
  });
  cart.on('cart.sessionLost', () => session.send({ type: 'session.lost' }));
}

function followWishlist({ session, wishlist, notify }: Connection): void {
  wishlist.on('wishlist.notice', ({ notice }) => notify(notice));
  wishlist.on('wishlist.loginRequired', ({ intent }) => session.send({ type: 'intent.keep', intent }));
  wishlist.on('wishlist.removalRefused', ({ productId, callError }) =>
    console.warn('[wishlist]', productId, callError.code),
  );
}

/**
 * Connects the actors: cart and wishlist follow the session, a visitor's pending action is carried out after her login,
 * and every notice becomes a toast.
 */
export function connectShopActors(connection: Connection): void {
  followSession(connection);
  followCart(connection);
  followWishlist(connection);
}
