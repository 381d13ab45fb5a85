import { useEffect } from 'react';
import { useLiveStore } from '../../runtime/session/live-store.ts';

/** The first of these shows that a form is about to be filled. */
const intents = ['pointerdown', 'keydown', 'focusin'] as const;

/** Starts the machines with the first touch, key or focus, so that the act itself need not wait for their scripts. */
export function useActorsWithIntent(): void {
  const live = useLiveStore();
  useEffect(() => {
    const stop = new AbortController();
    const start = () => {
      stop.abort();
      // The act itself retries, and shows its own error.
      void live.whenLive().catch(() => {});
    };
    for (const intent of intents) window.addEventListener(intent, start, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [live]);
}
