import type { ReactNode } from 'react';
import { FooterGroup, type FooterGroupProps } from './FooterGroup.tsx';
import * as css from './SiteFooter.css.ts';

/** The footer of every page. */
export interface SiteFooterProps {
  /** The wordmark or tagline above the groups. */
  readonly brand?: ReactNode;
  /** Need Help, Company, More Info, Location. */
  readonly groups: readonly FooterGroupProps[];
  /** The copyright line. */
  readonly copyright: string;
  /** Social links at the end of the last line. */
  readonly end?: ReactNode;
}

/** Groups on ink that fold on a phone. */
export function SiteFooter({ brand, groups, copyright, end }: SiteFooterProps) {
  return (
    <footer className={css.root}>
      <div className={css.frame}>
        {brand !== undefined && <div className={css.brand}>{brand}</div>}
        <div className={css.groups}>
          {groups.map((group) => (
            <FooterGroup key={group.title} {...group} />
          ))}
        </div>
        <div className={css.bottom}>
          <p>{copyright}</p>
          {end}
        </div>
      </div>
    </footer>
  );
}
