import { useDeferredValue, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { firstKey } from '../pages/history-entry.ts';
import { topLeftAt } from '../routing/use-scroll-on-navigation.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * Whether to draw what lies below the first screen of any common width. A next page comes sooner without it; it follows right
 * after the page's first paint. The page with which a tab began has all of it at once, and so has one to which Back or
 * Forward returns far below its top, because its height is needed to scroll there.
 */
export function useBelowFirstScreen(): boolean {
  const isHydrated = useIsHydrated();
  const isReturned = useNavigationType() === 'POP';
  const location = useLocation();
  const [isAtOnce] = useState(() => {
    if (!isHydrated || !isReturned) return !isHydrated;
    return location.key === firstKey || topLeftAt(location) > innerHeight / 2;
  });
  return useDeferredValue(true, isAtOnce);
}
