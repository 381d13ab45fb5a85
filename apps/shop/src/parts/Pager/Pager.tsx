import { Pagination } from '@kayal/design-system';

interface PagerProps {
  /** Such as 'Pages of products'. */
  readonly label: string;
  /** Counts from 1. */
  readonly page: number;
  readonly rowsPerPage: number;
  /** Rows on all pages. */
  readonly total: number;
  readonly addressOf: (page: number) => string;
  /** Names of the two arrows. */
  readonly previous?: string;
  readonly next?: string;
}

/** Links to the pages of a table; nothing when there is only one. */
export function Pager({ label, page, rowsPerPage, total, addressOf, previous, next }: PagerProps) {
  return (
    <Pagination
      label={label}
      current={page}
      // Beyond the last page, as after rows were deleted, the links still lead back.
      count={Math.max(page, Math.ceil(total / rowsPerPage))}
      hrefFor={addressOf}
      previousLabel={previous}
      nextLabel={next}
    />
  );
}
