import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Delay before the old page is dimmed, ms. */
const patienceMs = 100;

/**
 * Whether another page has been loading for a moment. The old page is then dimmed, so that readers do not mistake it
 * for the new one.
 */
export function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isOnTheWay = next !== undefined && next.pathname !== pathname;
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
