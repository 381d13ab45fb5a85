import clsx from 'clsx';
import { Icon } from '../../content/Icon/Icon.tsx';
import { Link, type LinkRootProps } from '../../navigation/Link/Link.tsx';
import * as css from './Button.css.ts';
import type { ButtonBaseProps } from './Button.tsx';

export type ButtonLinkProps = LinkRootProps & ButtonBaseProps;

/** A link that looks like a button, for the next step of a screen. */
export function ButtonLink({ variant, size, wide, icon, iconAfter, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={clsx(css.button({ variant, size, wide }), className)}>
      <span className={css.content}>
        {icon ? <Icon name={icon} size={20} /> : null}
        {children}
        {iconAfter ? <Icon name={iconAfter} size={20} /> : null}
      </span>
    </Link>
  );
}
