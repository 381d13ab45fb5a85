import { useEffect, useRef } from 'react';
import { Link } from '../Link/Link.tsx';
import * as css from './Tabs.css.ts';

/** One tab. */
export interface TabItem {
  readonly href: string;
  readonly label: string;
  /** Number of entries behind it. */
  readonly count?: number | undefined;
}

export interface TabsProps {
  /** Name of the row for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Address of the tab that is shown. */
  readonly current: string;
}

/** Room beside a revealed tab for its focus ring, in px. */
const ringRoom = 4;

/** Scrolls the row until a tab is wholly visible, and not the page, as `scrollIntoView` may do. */
function revealTab(row: HTMLElement, tab: Element): void {
  const [frame, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft +=
    Math.ceil(Math.max(0, box.right + ringRoom - frame.right)) -
    Math.ceil(Math.max(0, frame.left - (box.left - ringRoom)));
}

/**
 * Views as tabs that are links: each view has its own address, and Back works. The current tab is scrolled into view, and
 * so is a focused one, which browsers leave cut where they see a part of it.
 */
export function Tabs({ label, items, current }: TabsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shown = row.current;
    const revealFocused = ({ target }: FocusEvent) => {
      if (shown && target instanceof Element) revealTab(shown, target);
    };
    shown?.addEventListener('focusin', revealFocused);
    return () => shown?.removeEventListener('focusin', revealFocused);
  }, []);
  useEffect(() => {
    const shown = row.current;
    const currentTab = shown?.querySelector('[aria-current]');
    if (!shown || !currentTab) return;
    const reveal = () => revealTab(shown, currentTab);
    reveal();
    // Again when a font that came late makes the tabs wider.
    const observer = new ResizeObserver(reveal);
    for (const tab of shown.children) observer.observe(tab);
    return () => observer.disconnect();
  }, [current]);
  return (
    <nav aria-label={label}>
      <ul ref={row} className={css.list}>
        {items.map((item) => (
          <li key={item.href}>
            <Link href={item.href} className={css.tab} aria-current={item.href === current ? 'page' : undefined}>
              {item.label}
              {item.count === undefined ? null : <span className={css.count}>{item.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
