import type { LinkProps } from '@kayal/design-system';
import { RouterLink } from './RouterLink.tsx';

/** Addresses outside the router: other sites, mail, telephone, files of the server. */
const isForeign = (href: string): boolean => /^([a-z]+:|\/\/|#|\/dev\/|\/docs|\/api\/)/i.test(href);

/** The design system's links through the router: real addresses, no reload. */
export function AppLink(props: LinkProps) {
  if (!isForeign(props.href)) return <RouterLink {...props} />;
  const { state: _, children, ...anchor } = props;
  return <a {...anchor}>{children}</a>;
}
