import { adminOrdersError } from '@kayal/commerce-core';
import { Button, PageHeading, Stack } from '@kayal/design-system';
import { useSearchParams } from 'react-router-dom';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import * as css from './DashboardScreen.css.ts';
import { OrderSums } from './OrderSums.tsx';
import { OrdersPager } from './OrdersPager.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { useAllOrders } from './use-all-orders.ts';

const pageIn = (params: URLSearchParams): number => {
  const page = Number(params.get('page') ?? '1');
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
};

/** The admin's orders (S2.DASH, S4.ADMORD, S8.DASH; J40, J41, J47). Which page is shown stands in the address. */
export function DashboardScreen() {
  const [params] = useSearchParams();
  const page = pageIn(params);
  const { orders, failure, again } = useAllOrders(page);

  return (
    <Stack gap={32}>
      <PageMeta title="Orders · KAYAL back office" hidden />
      <PageHeading title="Orders" />
      <OrderSums totals={orders?.totals} />
      {failure ? (
        <div className={css.failure} role="alert">
          <p>{adminOrdersError(failure.message ?? 'The shop did not answer.')}</p>
          <Button variant="secondary" onClick={again}>
            Try again
          </Button>
        </div>
      ) : null}
      {orders === undefined ? (
        failure ? null : (
          <p role="status">Loading...</p>
        )
      ) : (
        <>
          <OrdersTable lines={orders.items} onDelivered={again} />
          <OrdersPager page={page} total={orders.total} />
        </>
      )}
    </Stack>
  );
}
