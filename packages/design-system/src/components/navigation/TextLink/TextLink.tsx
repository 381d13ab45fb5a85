import clsx from 'clsx';
import { Link, type LinkRootProps } from '../Link/Link.tsx';
import * as css from './TextLink.css.ts';
import type { TextLinkPlace } from './TextLink.css.ts';

export type TextLinkProps = LinkRootProps & {
  readonly place?: TextLinkPlace | undefined;
  /** For a dark background. */
  readonly ink?: boolean | undefined;
};

/** A text link. */
export function TextLink({ place, ink, className, ...link }: TextLinkProps) {
  return <Link {...link} className={clsx(css.textLink({ place, ink }), className)} />;
}
