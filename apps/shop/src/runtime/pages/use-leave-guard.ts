import { useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { usePages } from './use-pages.ts';

/** A step to another page that is held back, until it is answered. */
export interface HeldStep {
  readonly isHeld: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Holds back a step to another page, by a link, Back or Forward, and asks before a reload or a closed tab.
 * @param isUnsaved whether work would be lost
 * @param isLeaving whether the way to another address drops it
 */
export function useLeaveGuard(
  isUnsaved: () => boolean,
  isLeaving: (current: Location, next: Location) => boolean,
): HeldStep {
  const pages = usePages();
  const [go, setGo] = useState<(() => void) | null>(null);
  useEffect(
    () =>
      pages.guard((current, next, goOn) => {
        if (!isUnsaved() || !isLeaving(current, next)) return false;
        setGo(() => goOn);
        return true;
      }),
    [pages, isUnsaved, isLeaving],
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  const stay = (): void => setGo(null);
  return {
    isHeld: go !== null,
    stay,
    leave: () => {
      stay();
      go?.();
    },
  };
}
