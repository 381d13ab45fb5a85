import { useEffect, useRef, type RefObject } from 'react';

/** What keys do, by `KeyboardEvent.key` in lower case. A function that returns false leaves the key to the browser. */
export type KeyActions = Readonly<Record<string, (() => unknown) | undefined>>;

const frame = 'main, [role="dialog"], [role="alertdialog"]';
const typing = 'input, textarea, select, [contenteditable], [role="radio"]';

/**
 * Single keys of a part of the page. They count only while the focus is in the same page or dialog as that part (WCAG
 * 2.1.4), and never while something is typed or with Ctrl, Alt or Meta.
 * @param part any element of the part
 */
export function useKeys(part: RefObject<HTMLElement | null>, actions: KeyActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || target.closest(typing) !== null) return;
      if (part.current === null || target.closest(frame) !== part.current.closest(frame)) return;
      const act = latest.current[key.toLowerCase()];
      if (act !== undefined && act() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [part]);
}
