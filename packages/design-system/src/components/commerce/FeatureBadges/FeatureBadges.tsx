import { Icon } from '../../content/Icon/Icon.tsx';
import type { IconName } from '../../content/Icon/icons.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import * as css from './FeatureBadges.css.ts';

/** One promise of the shop. */
export interface FeatureBadge {
  readonly label: string;
  readonly icon: IconName;
  /** Address of the promise's explanation. */
  readonly href?: string | undefined;
}

/** A quiet row of promises. */
export interface FeatureBadgesProps {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly items: readonly FeatureBadge[];
}

/** Promises in a row, each leading to its policy. */
export function FeatureBadges({ label, items }: FeatureBadgesProps) {
  return (
    <ul className={css.root} aria-label={label}>
      {items.map((item) => {
        const content = (
          <>
            <Icon name={item.icon} className={css.icon} />
            {item.label}
          </>
        );
        return (
          <li key={item.label}>
            {item.href === undefined ? (
              <span className={css.badge}>{content}</span>
            ) : (
              <Link className={css.badge} href={item.href}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
