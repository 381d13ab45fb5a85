import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A link to a section shows it and moves the focus to its heading. An effect, so that it comes after the layout effect
 * that shows the top of every page that is opened.
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
