import type { ApiConnection } from '../data/api-context.ts';
import { shopperIsHere } from './after-first-view.ts';
import type { LiveStore } from './live-store.ts';
import type { SessionTabs } from './session-tabs.ts';

/** Max delay before the session is read, ms after hydration. */
const latestMs = 1500;

interface SessionStart {
  readonly live: LiveStore;
  readonly connection: ApiConnection;
  readonly tabs: SessionTabs;
}

/** Whether the server answers that nobody is signed in; false without an answer, which the session machine handles. */
async function isNobodySignedIn({ fetch, origin, company }: ApiConnection): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/api/onlineorder/user/session/${company}`);
    const answer: unknown = response.ok ? await response.json() : null;
    return typeof answer === 'object' && answer !== null && 'user' in answer && answer.user === null;
  } catch {
    return false;
  }
}

/**
 * Reads the session after the first view is painted. For a visitor no machine is fetched before her first action; for a
 * signed-in shopper the actors start at once. Reads again when a page returns from the back/forward cache.
 */
export function startSession({ live, connection, tabs }: SessionStart): void {
  const ask = async (): Promise<void> => {
    if (live.get() !== null) return;
    if (await isNobodySignedIn(connection)) return live.setVisitor();
    live.setShopper();
    shopperIsHere();
    void live.whenLive().catch((error: unknown) => console.warn('[session]', error));
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void ask(), { timeout: latestMs });
  else setTimeout(() => void ask(), 200);
  tabs.addEventListener('message', () => void ask());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const actors = live.get();
    if (actors === null) void ask();
    else actors.refresh();
  });
}
