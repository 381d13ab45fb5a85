import { ButtonLink, Text } from '@kayal/design-system';
import * as css from './Pager.css.ts';

interface PagerProps {
  /** Such as 'Pages of products'. */
  readonly label: string;
  /** Counts from 1. */
  readonly page: number;
  readonly rowsPerPage: number;
  /** Rows on all pages. */
  readonly total: number;
  readonly addressOf: (page: number) => string;
  /** Words of the two links. */
  readonly previous?: string;
  readonly next?: string;
}

/** Links to the previous and the next page; nothing when there is only one page. */
export function Pager(props: PagerProps) {
  const { label, page, rowsPerPage, total, addressOf, previous = 'Previous', next = 'Next' } = props;
  const last = Math.max(1, Math.ceil(total / rowsPerPage));
  if (last === 1 && page === 1) return null;
  return (
    <nav className={css.root} aria-label={label}>
      {page > 1 ? (
        <ButtonLink variant="secondary" href={addressOf(Math.min(page - 1, last))}>
          {previous}
        </ButtonLink>
      ) : null}
      <Text tone="muted">
        Page {page} of {last}
      </Text>
      {page < last ? (
        <ButtonLink variant="secondary" href={addressOf(page + 1)}>
          {next}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
