import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { subjectOf } from '../../runtime/routing/page-subject.ts';
import { usePageState } from '../../runtime/pages/use-pages.ts';

/** Delay before the old page is dimmed, ms. */
const patienceMs = 100;

/**
 * Whether another page has been loading for a moment. The old page is then dimmed, so that readers do not mistake it
 * for the new one.
 */
export function useIsLeaving(): boolean {
  const { pathname, search } = useLocation();
  const { next } = usePageState();
  // A filter or more of the same list is the same page, another product is not.
  const isOnTheWay = next !== null && subjectOf(next.pathname, next.search) !== subjectOf(pathname, search);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isOnTheWay) return undefined;
    const clock = setTimeout(() => setIsLate(true), patienceMs);
    return () => {
      clearTimeout(clock);
      setIsLate(false);
    };
  }, [isOnTheWay]);
  return isOnTheWay && isLate;
}
