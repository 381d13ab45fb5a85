import { Link } from '../Link/Link.tsx';
import { count, list, tab } from './Tabs.css.ts';

/** One tab. */
export interface TabItem {
  readonly href: string;
  readonly label: string;
  /** How many things stand behind it. */
  readonly count?: number | undefined;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** Name of the row for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Address of the tab that is shown. */
  readonly current: string;
}

/** Views of one thing side by side. They are links: each view has its address, and Back works. */
export function Tabs({ label, items, current }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={list}>
        {items.map((item) => (
          <li key={item.href}>
            <Link href={item.href} className={tab} aria-current={item.href === current ? 'page' : undefined}>
              {item.label}
              {item.count === undefined ? null : <span className={count}>{item.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
