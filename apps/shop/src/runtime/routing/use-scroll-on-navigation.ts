import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { subjectOf } from './page-subject.ts';

/**
 * Storage key of a history entry's scroll position, in px from the top. The first entry of every tab has the same key,
 * so the address is part of the name.
 */
const storageName = (entry: string, address: string) => `kayal.scroll.${entry} ${address}`;

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Opening a page scrolls to its top and focuses its heading; Back and Forward restore the scroll position. Another list
 * or product on the same path counts as another page. A filter, a sort order, more of the same list or another pick in
 * the back office moves nothing, because that would take the focus from a keyboard user.
 */
export function useScrollOnNavigation(): void {
  const { key, pathname, search } = useLocation();
  const name = storageName(key, `${pathname}${search}`);
  const subject = subjectOf(pathname, search);
  const navigationType = useNavigationType();
  const lastSubject = useRef<string | null>(null);

  // In a layout effect, so that the next page's scrolling is not stored as this page's position.
  useBrowserLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    let left: number | null = null;
    const watch = () => {
      left = window.scrollY;
    };
    const keep = () => {
      if (left !== null) sessionStorage.setItem(name, String(left));
    };
    window.addEventListener('scroll', watch, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', watch);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [name]);

  useBrowserLayoutEffect(() => {
    const isFirstPage = lastSubject.current === null;
    const isSamePage = lastSubject.current === subject;
    lastSubject.current = subject;
    if (navigationType === 'POP') {
      const kept = sessionStorage.getItem(name);
      if (kept !== null) window.scrollTo(0, Number(kept));
      else if (!isFirstPage && !isSamePage) window.scrollTo(0, 0);
      return;
    }
    if (isSamePage || isFirstPage) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [name, subject, navigationType]);
}
