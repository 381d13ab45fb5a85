import clsx from 'clsx';
import { Icon } from '../../content/Icon/Icon.tsx';
import { Link, type LinkRootProps } from '../../navigation/Link/Link.tsx';
import * as css from './Button.css.ts';
import type { ButtonBaseProps } from './Button.tsx';

export type ButtonLinkProps = LinkRootProps & ButtonBaseProps;

/** Goes somewhere, and looks like a button because it is the screen's next step. */
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
