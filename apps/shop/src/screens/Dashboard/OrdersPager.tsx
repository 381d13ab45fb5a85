import { ButtonLink, Text } from '@kayal/design-system';
import { ordersPerPage } from '../../actors/all-orders.actors.ts';
import { paths } from '../../paths.ts';
import * as css from './DashboardScreen.css.ts';

interface OrdersPagerProps {
  /** From 1. */
  readonly page: number;
  /** Orders on all pages. */
  readonly total: number;
}

/** The way to newer and older orders. */
export function OrdersPager({ page, total }: OrdersPagerProps) {
  const last = Math.max(1, Math.ceil(total / ordersPerPage));
  if (last === 1) return null;
  const address = (to: number) => `${paths.dashboard}?page=${to}`;
  return (
    <nav className={css.pager} aria-label="Pages of orders">
      {page > 1 ? (
        <ButtonLink variant="secondary" href={address(page - 1)}>
          Newer
        </ButtonLink>
      ) : null}
      <Text tone="muted">
        Page {page} of {last}
      </Text>
      {page < last ? (
        <ButtonLink variant="secondary" href={address(page + 1)}>
          Older
        </ButtonLink>
      ) : null}
    </nav>
  );
}
