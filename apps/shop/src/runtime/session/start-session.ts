import { forgetUser, type StoragePorts } from '@kayal/commerce-core';
import { whenIdle } from '../../browser/when-idle.ts';
import type { SessionAnswer } from '@kayal/api-contract/client';
import type { ApiConnection } from '../../data/api/api-context.ts';
import type { LiveStore } from '../../machines/actors/live-store.ts';
import { shopperIsHere } from './lazy-for-shopper.ts';
import type { SessionTabs } from './session-tabs.ts';

/** Max delay before the session is read, ms after hydration. */
const latestMs = 1500;

interface SessionStart {
  readonly live: LiveStore;
  readonly connection: ApiConnection;
  readonly tabs: SessionTabs;
  /** Storage of this browser, whose hints the server confirms. */
  readonly storage: StoragePorts;
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
 * Reads the session after the first view is painted, and starts the actors of a signed-in user. Reads again when a page
 * returns from the back/forward cache, when another tab signs in or out, and when the tab is shown again: the bag may have
 * been changed on another device.
 */
export function startSession({ live, connection, tabs, storage }: SessionStart): void {
  let wasHere = false;
  const ask = async (): Promise<void> => {
    if (live.get() !== null) return;
    const answer = await askWhoIsHere(connection);
    if (answer === null) return live.setUnreachable();
    try {
      const { user } = answer;
      if (user === null && !wasHere) {
        forgetUser(storage);
        return live.setVisitor();
      }
      wasHere = true;
      shopperIsHere();
      const { session, whenSessionReady } = await live.whenLive(answer);
      await whenSessionReady();
      // Their script was on its way for whoever was here before, and they have not heard of the change.
      if (session.getSnapshot().context.user?.id !== user?.id)
        session.send({ type: 'session.elsewhere', change: user === null ? 'signedOut' : 'signedIn' });
    } catch (error) {
      console.warn('[session]', error);
      live.setUnreachable();
    }
  };
  whenIdle(() => void ask(), latestMs);
  tabs.addEventListener('message', () => void ask());
  const askAgain = (): void => {
    const shop = live.get();
    if (shop === null) void ask();
    else shop.refresh();
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) askAgain();
  });
  document.addEventListener('visibilitychange', () => {
    // A visitor whose machines run may be about to log in, which another reading of the session would end.
    if (!document.hidden && live.get()?.session.getSnapshot().hasTag('signedOut') !== true) askAgain();
  });
}
