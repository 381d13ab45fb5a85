import type { LinkProps } from '@kayal/design-system';
import { Link } from 'react-router-dom';

/** Addresses outside the router: other sites, mail, telephone, files of the server. */
const isForeign = (href: string): boolean => /^([a-z]+:|\/\/|#|\/dev\/|\/docs|\/api\/)/i.test(href);

/** The design system's links through the router: real addresses, no reload. */
export function AppLink({ href, state, children, ...anchor }: LinkProps) {
  if (isForeign(href)) {
    return (
      <a href={href} {...anchor}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} state={state} {...anchor}>
      {children}
    </Link>
  );
}
