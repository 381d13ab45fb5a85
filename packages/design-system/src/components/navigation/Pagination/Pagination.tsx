import clsx from 'clsx';
import { Icon } from '../../content/Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { pageWindow } from './page-window.ts';
import * as css from './Pagination.css.ts';

export interface PaginationProps {
  /** Names the navigation for screen readers: `Pages of products`. */
  readonly label: string;
  /** 1-based. */
  readonly current: number;
  readonly count: number;
  /** Address of a page, so that pages can be opened, shared and reached by Back. */
  readonly hrefFor: (page: number) => string;
  readonly previousLabel?: string | undefined;
  readonly nextLabel?: string | undefined;
}

interface StepProps {
  readonly label: string;
  readonly icon: 'chevronLeft' | 'chevronRight';
  readonly href: string | undefined;
}

/** A link to the previous or next page; at either end it stays visible, so that nothing moves under the pointer. */
function Step({ label, icon, href }: StepProps) {
  const drawing = <Icon name={icon} size={20} className={css.mirrored} />;
  return href === undefined ? (
    <span className={css.page} role="link" aria-label={label} aria-disabled="true">
      {drawing}
    </span>
  ) : (
    <Link className={css.page} href={href} aria-label={label}>
      {drawing}
    </Link>
  );
}

/** Pages of a long list as links. Renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, current, count, hrefFor, previousLabel = 'Previous page', nextLabel = 'Next page' } = props;
  if (count <= 1) return null;
  return (
    <nav className={css.root} aria-label={label}>
      <ul className={css.list}>
        <li>
          <Step label={previousLabel} icon="chevronLeft" href={current > 1 ? hrefFor(current - 1) : undefined} />
        </li>
        {pageWindow(current, count).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item} className={clsx(item !== current && css.far)}>
            {item === 'gap' ? (
              <span className={css.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                className={css.page}
                href={hrefFor(item)}
                aria-label={`Page ${item} of ${count}`}
                aria-current={item === current ? 'page' : undefined}
              >
                {item}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Step label={nextLabel} icon="chevronRight" href={current < count ? hrefFor(current + 1) : undefined} />
        </li>
      </ul>
    </nav>
  );
}
