import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where a visit to a page was left, in px from the top, by history entry. */
const storageKey = (entry: string) => `kayal.scroll.${entry}`;

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Opening a page shows its top and moves the focus to its heading; going Back or Forward restores where it was left
 * (S2.ROUTE.30, J60). A change of the query on the same page, such as a filter, moves nothing.
 */
export function useScrollOnNavigation(): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef<string | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = () => sessionStorage.setItem(storageKey(key), String(window.scrollY));
    window.addEventListener('scrollend', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scrollend', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [key]);

  useBrowserLayoutEffect(() => {
    const isFirstPage = lastPath.current === null;
    const isSamePage = lastPath.current === pathname;
    lastPath.current = pathname;
    if (navigationType === 'POP') {
      const kept = sessionStorage.getItem(storageKey(key));
      if (kept !== null) window.scrollTo(0, Number(kept));
      return;
    }
    if (isSamePage || isFirstPage) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [key, pathname, navigationType]);
}
