import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { tabStorage } from '../../browser/storages.ts';
import { findLink, positionOfLink } from './link-position.ts';
import { subjectOf } from './page-subject.ts';

/**
 * Storage key of a history entry's scroll position, in px from the top. The first entry of every tab has the same key,
 * so the address is part of the name.
 */
const storageName = (entry: string, address: string) => `kayal.scroll.${entry} ${address}`;

/** Where the reader of a history entry left it, px from the top; 0 for one that was never scrolled. */
export const topLeftAt = ({ key, pathname, search }: Location): number =>
  Number(tabStorage.getItem(storageName(key, `${pathname}${search}`)));

/** Storage key of the link that had the focus when a history entry was left. */
const linkName = (name: string) => `${name} link`;

/** Max time that a page may take to show the link to which the focus returns, ms. */
const latestMs = 10_000;

/**
 * Gives the focus to a link once the page shows it, and the page its position: a personal page reads its content after it
 * is shown. Nothing moves when the reader has left the heading or scrolled before.
 * @returns ends the waiting
 */
function returnOnceShown(link: string, heading: HTMLElement | null, top: number): () => void {
  const shownTop = window.scrollY;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== heading) return observer.disconnect();
    const followed = findLink(link);
    if (followed === null) return;
    observer.disconnect();
    if (window.scrollY === shownTop) window.scrollTo(0, top);
    followed.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), latestMs);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Opening a page scrolls to its top and focuses its heading; Back and Forward restore the scroll position and the focus of
 * the link that was followed, so that the next Tab goes on from there. Another list or product on the same path counts as
 * another page. A filter, a sort order, more of the same list or another pick in the back office moves nothing, because
 * that would take the focus from a keyboard user.
 */
export function useScrollOnNavigation(): void {
  const { key, pathname, search } = useLocation();
  const name = storageName(key, `${pathname}${search}`);
  const subject = subjectOf(pathname, search);
  const navigationType = useNavigationType();
  const lastSubject = useRef<string | null>(null);

  // In a layout effect, so that the next page's scrolling is not stored as this page's position.
  useBrowserLayoutEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    takeOver();
    // Of the first page the browser chose the place. When a later one is shown, the window is still where the one before was.
    let left = lastSubject.current === null ? window.scrollY : null;
    let focused: string | null = null;
    const watch = () => {
      left = window.scrollY;
    };
    // Noted while it has the focus: when this page is left, the link is already gone.
    const watchFocus = ({ target }: FocusEvent) => {
      focused = positionOfLink(target);
    };
    const keep = () => {
      if (left !== null) tabStorage.setItem(name, String(left));
      if (focused !== null) tabStorage.setItem(linkName(name), focused);
    };
    // The browser returns to where a document was left before its scripts run; ours would move it under the reader's finger.
    const leaveDocument = () => {
      keep();
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', watch, { passive: true });
    document.addEventListener('focusin', watchFocus);
    window.addEventListener('pagehide', leaveDocument);
    window.addEventListener('pageshow', takeOver);
    return () => {
      window.removeEventListener('scroll', watch);
      document.removeEventListener('focusin', watchFocus);
      window.removeEventListener('pagehide', leaveDocument);
      window.removeEventListener('pageshow', takeOver);
      keep();
    };
  }, [name]);

  useBrowserLayoutEffect(() => {
    const isFirstPage = lastSubject.current === null;
    const isSamePage = lastSubject.current === subject;
    lastSubject.current = subject;
    if (isFirstPage) return undefined;
    const kept = navigationType === 'POP' ? tabStorage.getItem(name) : null;
    if (kept !== null) window.scrollTo(0, Number(kept));
    else if (!isSamePage) window.scrollTo(0, 0);
    if (isSamePage) return undefined;
    const link = navigationType === 'POP' ? tabStorage.getItem(linkName(name)) : null;
    const followed = findLink(link);
    const heading = document.querySelector<HTMLElement>('main h1');
    (followed ?? heading)?.focus({ preventScroll: true });
    if (link === null || followed !== null) return undefined;
    return returnOnceShown(link, heading, Number(tabStorage.getItem(name)));
  }, [name, subject, navigationType]);
}
