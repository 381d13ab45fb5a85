import { filterQueryNames } from '@kayal/commerce-core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../paths.ts';

/**
 * Where a visit to a page was left, in px from the top. The first entry of every tab has the same key, so the address
 * is part of the name.
 */
const storageName = (entry: string, address: string) => `kayal.scroll.${entry} ${address}`;

/** What a query says of how a thing is looked at; the rest says which thing it is. */
const viewNames = [...filterQueryNames, 'page'] as const;

/** Pages whose whole query is a view of one desk: what is picked, searched, filtered or opened beside it. */
const desks: ReadonlySet<string> = new Set([paths.dashboard, paths.imageUpload]);

/** What a page is about: its path, and which list, search or product its query names. */
function subjectOf(pathname: string, search: string): string {
  if (desks.has(pathname)) return pathname;
  const query = new URLSearchParams(search);
  for (const name of viewNames) query.delete(name);
  query.sort();
  return `${pathname}?${query}`;
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Opening a page shows its top and moves the focus to its heading; going Back or Forward restores where it was left
 * (S2.ROUTE.30, J60). Another list or product on the same path is another page; a filter, an order, more of the same
 * list or another pick in the back office moves nothing, or it would take the focus from who picks by keyboard.
 */
export function useScrollOnNavigation(): void {
  const { key, pathname, search } = useLocation();
  const name = storageName(key, `${pathname}${search}`);
  const subject = subjectOf(pathname, search);
  const navigationType = useNavigationType();
  const lastSubject = useRef<string | null>(null);

  // In a layout effect, so that what the next page scrolls is never kept as this page's place.
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
