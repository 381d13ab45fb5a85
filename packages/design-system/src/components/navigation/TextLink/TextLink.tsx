import { Link, type LinkRootProps } from '../Link/Link.tsx';
import { textLink, type TextLinkPlace } from './TextLink.css.ts';

/** Props of {@link TextLink}. */
export type TextLinkProps = LinkRootProps & {
  readonly place?: TextLinkPlace | undefined;
  /** Stands on ink. */
  readonly ink?: boolean | undefined;
};

/** A link made of words. */
export function TextLink({ place, ink, className, ...link }: TextLinkProps) {
  return <Link {...link} className={[textLink({ place, ink }), className].filter(Boolean).join(' ')} />;
}
