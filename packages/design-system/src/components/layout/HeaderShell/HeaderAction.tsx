import { Icon } from '../../content/Icon/Icon.tsx';
import type { IconName } from '../../content/Icon/icons.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { CountBadge } from './CountBadge.tsx';
import * as css from './HeaderShell.css.ts';

/** An icon link of the header. */
export interface HeaderActionProps {
  readonly icon: IconName;
  /** Name of the target, with the count if there is one: `Bag, 3 items`. */
  readonly label: string;
  readonly href: string;
  /** Formatted count on the icon. */
  readonly count?: string | undefined;
}

/** A 44 px link with an icon and, on the bag, a count. */
export function HeaderAction({ icon, label, href, count }: HeaderActionProps) {
  return (
    <Link className={css.action} href={href} aria-label={label}>
      <Icon name={icon} />
      {count !== undefined && <CountBadge count={count} />}
    </Link>
  );
}
