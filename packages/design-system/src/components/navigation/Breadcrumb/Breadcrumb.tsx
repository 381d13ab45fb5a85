import { Link } from '../Link/Link.tsx';
import * as css from './Breadcrumb.css.ts';

/** One step of the path; the last one is the page itself and needs no address. */
export interface Crumb {
  readonly label: string;
  readonly href?: string | undefined;
  /** Navigation state for the router's link. */
  readonly linkState?: unknown;
}

/** The path to this page. */
export interface BreadcrumbProps {
  readonly crumbs: readonly Crumb[];
  /** Names the navigation for screen readers. */
  readonly label?: string;
}

/** `Home > name`; screen readers skip the separator. */
export function Breadcrumb({ crumbs, label = 'Breadcrumb' }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {crumbs.map((crumb, index) => (
          <li key={`${index}-${crumb.label}`} className={css.crumb}>
            {crumb.href === undefined || index === crumbs.length - 1 ? (
              <span className={css.here} aria-current="page">
                {crumb.label}
              </span>
            ) : (
              <Link className={css.link} href={crumb.href} state={crumb.linkState}>
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
