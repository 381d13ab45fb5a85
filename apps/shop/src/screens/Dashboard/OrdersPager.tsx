import { ButtonLink, Text } from '@kayal/design-system';
import { ordersPerPage } from '../../data/back-office.ts';
import * as css from './DashboardScreen.css.ts';
import { tableAddress, type TableQuery } from './table-query.ts';

interface OrdersPagerProps {
  readonly query: TableQuery;
  /** Orders on all pages. */
  readonly total: number;
}

/** Links to the previous and the next page of orders. */
export function OrdersPager({ query, total }: OrdersPagerProps) {
  const last = Math.max(1, Math.ceil(total / ordersPerPage));
  const { page } = query;
  if (last === 1 && page === 1) return null;
  const to = (other: number) => tableAddress({ ...query, page: other, panel: null });
  return (
    <nav className={css.pager} aria-label="Pages of orders">
      {page > 1 ? (
        <ButtonLink variant="secondary" href={to(Math.min(page - 1, last))}>
          Previous
        </ButtonLink>
      ) : null}
      <Text tone="muted">
        Page {page} of {last}
      </Text>
      {page < last ? (
        <ButtonLink variant="secondary" href={to(page + 1)}>
          Next
        </ButtonLink>
      ) : null}
    </nav>
  );
}
