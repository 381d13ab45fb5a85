import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** How long the page that is left stays as it is, ms. */
const patienceMs = 100;

/** Whether another page has been on its way for a moment: the old one must not look as if it were the answer. */
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
