import { Icon } from '../../content/Icon/Icon.tsx';
import { Link, type LinkRootProps } from '../../navigation/Link/Link.tsx';
import { button, content } from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';

/** Props of {@link ButtonLink}. */
export type ButtonLinkProps = LinkRootProps & ButtonLook;

/** Goes somewhere, and looks like a button because it is the screen's next step. */
export function ButtonLink({ variant, size, wide, icon, iconAfter, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={[button({ variant, size, wide }), className].filter(Boolean).join(' ')}>
      <span className={content}>
        {icon ? <Icon name={icon} size={20} /> : null}
        {children}
        {iconAfter ? <Icon name={iconAfter} size={20} /> : null}
      </span>
    </Link>
  );
}
