import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A link to a section scrolls to it and focuses its heading. An effect, so that it runs after the layout effect that
 * scrolls every opened page to its top.
 */
export function useSectionFocus(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const heading = document.getElementById(hash.slice(1));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, key]);
}
