import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Id of a section's heading in the page: an owner's name for a section never is the id of another element. */
export const sectionElementId = (name: string): string => `section-${name}`;

/**
 * A link to a section scrolls to it and focuses its heading. An effect, so that it runs after the layout effect that
 * scrolls every opened page to its top.
 */
export function useSectionFocus(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const heading = document.getElementById(sectionElementId(hash.slice(1)));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, key]);
}
