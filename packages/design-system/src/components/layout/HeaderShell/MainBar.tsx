import type { ReactElement, ReactNode } from 'react';
import * as css from './HeaderShell.css.ts';

/** The bar with the shop's name. */
export interface MainBarProps {
  /** The button that opens the drawer; shown at or below 768 px. */
  readonly menu: ReactNode;
  /** The wordmark's link. */
  readonly logo: ReactNode;
  /** The search box; on a phone it has its own row below. */
  readonly search: ReactNode;
  /** Header actions, one list item each. */
  readonly actions: readonly ReactElement[];
}

/** Wordmark, search and actions in one line; menu and a second line on a phone. */
export function MainBar({ menu, logo, search, actions }: MainBarProps) {
  return (
    <div className={css.bar}>
      <div className={css.menu}>{menu}</div>
      <div className={css.logo}>{logo}</div>
      <div className={css.search}>{search}</div>
      <ul className={css.actions}>
        {actions.map((action, index) => (
          <li key={action.key ?? index}>{action}</li>
        ))}
      </ul>
    </div>
  );
}
