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

/**
 * Views as tabs that are links: each view has its own address, and Back works. The current tab is scrolled into view.
 */
export function Tabs({ label, items, current }: TabsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shown = row.current;
    const currentTab = shown?.querySelector('[aria-current]');
    if (!shown || !currentTab) return;
    const reveal = () => {
      // Scrolls only the row, not the page.
      const [frame, box] = [shown.getBoundingClientRect(), currentTab.getBoundingClientRect()];
      shown.scrollLeft +=
        Math.ceil(Math.max(0, box.right - frame.right)) - Math.ceil(Math.max(0, frame.left - box.left));
    };
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
