import { useEffect, useRef } from 'react';

/**
 * Gives an element the focus when a change of `state` removed the one that had it, such as the button that was just
 * pressed: otherwise the next Tab begins at the top of the page.
 * @param state what is shown; the first one, and those after `undefined`, move nothing
 * @param find the element that takes the focus
 */
export function useFocusIfLost(state: unknown, find: () => HTMLElement | null | undefined): void {
  const shown = useRef(state);
  useEffect(() => {
    const before = shown.current;
    shown.current = state;
    if (before === undefined || before === state || document.activeElement !== document.body) return;
    find()?.focus({ preventScroll: true });
  });
}
