import { forgetUser, type StoragePorts } from '@kayal/commerce-core';
import { whenIdle } from '../../browser/when-idle.ts';
import type { SessionAnswer } from '@kayal/api-contract/client';
import type { ApiConnection } from '../../data/api/api-context.ts';
import type { RestingShop } from '../../machines/actors/resting-shop.ts';
import { shopperIsHere } from './lazy-for-shopper.ts';
import type { LiveStore } from './live-store.ts';
import type { SessionTabs } from './session-tabs.ts';

/** Max delay before the session is read, ms after hydration. */
const latestMs = 1500;

interface SessionStart {
  readonly live: LiveStore;
  readonly connection: ApiConnection;
  readonly tabs: SessionTabs;
  /** Storage of this browser, whose hints the server confirms. */
  readonly storage: StoragePorts;
  /** Loads and opens the shop of a signed-in shopper; null for an admin. */
  readonly openResting: (answer: SessionAnswer) => Promise<RestingShop | null>;
}

/** The server's answer to who is signed in; null where it gives none. */
async function askWhoIsHere({ fetch, origin, company }: ApiConnection): Promise<SessionAnswer | null> {
  try {
    const response = await fetch(`${origin}/api/onlineorder/user/session/${company}`);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/**
 * Reads the session after the first view is painted. No machine is fetched before the first action: a signed-in
 * shopper's bag and hearts are read without. Reads again when a page returns from the back/forward cache, when another
 * tab signs in or out, and when the tab is shown again: the bag may have been changed on another device.
 */
export function startSession({ live, connection, tabs, storage, openResting }: SessionStart): void {
  let shown: { readonly shop: RestingShop; readonly id: string } | null = null;
  const ask = async (): Promise<void> => {
    if (live.running() !== null) return;
    const answer = await askWhoIsHere(connection);
    if (answer === null) return live.setUnreachable();
    try {
      const { user } = answer;
      if (user === null) {
        if (shown === null) {
          forgetUser(storage);
          return live.setVisitor();
        }
        // She was signed in until now: the session's machine clears what this tab remembers of her.
        shown = null;
        return live.act(({ session }) => session.send({ type: 'session.elsewhere', change: 'signedOut' }));
      }
      shopperIsHere();
      if (shown?.id === user.id) return shown.shop.refresh();
      const shop = await openResting(answer);
      if (shop !== null) live.rest(shop);
      if (shop !== null && live.get() === shop) {
        shown = { shop, id: user.id };
        return;
      }
      const { session } = await live.whenLive();
      // Their script was on its way for whoever was here before, and they have not heard of the change.
      const snapshot = session.getSnapshot();
      if (!snapshot.hasTag('restoring') && snapshot.context.user?.id !== user.id)
        session.send({ type: 'session.elsewhere', change: 'signedIn' });
    } catch (error) {
      console.warn('[session]', error);
      live.setUnreachable();
    }
  };
  whenIdle(() => void ask(), latestMs);
  tabs.addEventListener('message', () => void ask());
  const askAgain = (): void => {
    const running = live.running();
    if (running === null) void ask();
    else running.refresh();
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) askAgain();
  });
  document.addEventListener('visibilitychange', () => {
    // A visitor whose machines run may be about to log in, which another reading of the session would end.
    if (!document.hidden && live.running()?.session.getSnapshot().hasTag('signedOut') !== true) askAgain();
  });
}
