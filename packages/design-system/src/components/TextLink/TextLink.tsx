import { Link, type LinkProps, type LinkRenderer } from '../Link/Link.tsx';
import { textLink, type TextLinkPlace } from './TextLink.css.ts';

/** Props of {@link TextLink}. */
export type TextLinkProps = LinkProps & {
  readonly place?: TextLinkPlace | undefined;
  /** Stands on ink. */
  readonly ink?: boolean | undefined;
  readonly render?: LinkRenderer | undefined;
};

/** A link made of words. */
export function TextLink({ place, ink, className, ...link }: TextLinkProps) {
  return <Link {...link} className={[textLink({ place, ink }), className].filter(Boolean).join(' ')} />;
}
