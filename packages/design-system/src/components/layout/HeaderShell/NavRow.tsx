import type { ReactNode } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import * as css from './HeaderShell.css.ts';

/** One link of the navigation row. */
export interface NavRowLink {
  readonly label: string;
  readonly href: string;
  /** Navigation state for the router's link. */
  readonly linkState?: unknown;
  /** Marks the page that is open. */
  readonly current?: boolean;
}

/** The row of lists. */
export interface NavRowProps {
  /** Names the navigation for screen readers. */
  readonly label: string;
  /** The dropdown before the links: All Categories. */
  readonly start?: ReactNode;
  readonly links: readonly NavRowLink[];
  /** Content at the other end of the row: log in, log out. */
  readonly end?: ReactNode;
}

/** Links to the shop's lists in one row; at or below 768 px the drawer replaces it. */
export function NavRow({ label, start, links, end }: NavRowProps) {
  return (
    <nav className={css.nav} aria-label={label}>
      <div className={css.navFrame}>
        {start !== undefined && <div className={css.navStart}>{start}</div>}
        <ul className={css.navList}>
          {links.map((link) => (
            <li key={link.href}>
              <Link
                className={css.navLink}
                href={link.href}
                state={link.linkState}
                aria-current={link.current ? 'page' : undefined}
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        {end !== undefined && <div className={css.navEnd}>{end}</div>}
      </div>
    </nav>
  );
}
