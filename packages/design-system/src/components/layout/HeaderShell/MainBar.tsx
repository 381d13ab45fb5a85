import type { ReactElement, ReactNode } from 'react';
import * as css from './HeaderShell.css.ts';

/** The bar with the shop's name. */
export interface MainBarProps {
  /** The button that opens the drawer; shown at or below 768 px (S2.HDR.12). */
  readonly menu: ReactNode;
  /** The wordmark's link (S2.HDR.03). */
  readonly logo: ReactNode;
  /** The search box; on a phone it takes the row below (S2.HDR.04). */
  readonly search: ReactNode;
  /** Header actions, one list item each (S2.HDR.05-06). */
  readonly actions: readonly ReactElement[];
}

/** Wordmark, search and actions in one line; menu and a second line on a phone (S2.HDR.03-06, S2.HDR.12). */
export function MainBar({ menu, logo, search, actions }: MainBarProps): ReactElement {
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
