import { adminOrdersError } from '@kayal/commerce-core';
import { Button, ButtonLink, OfflineState, PageHeading, Stack } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { useBackOfficeApi } from '../../data/admin/admin-api.ts';
import { ordersPerPage, readAllOrders } from '../../data/admin/dashboard-reads.ts';
import { useMadeFile } from '../../data/admin/use-made-file.ts';
import { useRead } from '../../data/use-read.ts';
import { useIsOffline } from '../../browser/use-is-offline.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { Pager } from '../../parts/Pager/Pager.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './DashboardScreen.css.ts';
import { OrderDays } from './OrderDays.tsx';
import { OrderFilters } from './orders/OrderFilters.tsx';
import { OrderSums } from './OrderSums.tsx';
import { OrdersTable } from './orders/OrdersTable.tsx';
import { panelTexts } from './panels/panel-texts.ts';
import { SidePanel } from './panels/SidePanel.tsx';
import { filterOf, panels, readTableQuery, tableAddress, type TableQuery } from './table-query.ts';

/** Scrolls to the table: on a phone it is far below the figures and filters. */
const tableHash = '#orders';

const scrollTo = (element: HTMLElement | null): void => element?.scrollIntoView();

/** The orders that wait for their parcel, the one that waits longest first. */
const pendingAddress = `${paths.dashboard}?status=in-process&sort=oldest${tableHash}`;

interface OrdersFailureProps {
  /** The server's message, if there is one. */
  readonly said: string | null;
  readonly onRetry: () => void;
}

/** The orders could not be loaded: because the network is missing, or for another reason. */
function OrdersFailure({ said, onRetry }: OrdersFailureProps) {
  const isOffline = useIsOffline();
  if (isOffline) return <OfflineState text="Check your connection, then try again." onRetry={onRetry} />;
  return (
    <div className={css.failure} role="alert">
      <p>{adminOrdersError(said ?? 'The shop did not answer.')}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** The admin's orders. The address holds filters, order and page. */
export function DashboardScreen() {
  const { search, hash, key } = useLocation();
  const query = readTableQuery(new URLSearchParams(search));
  const api = useBackOfficeApi();
  const file = useMadeFile('orders', (shown: TableQuery) => api.exportRequest(filterOf(shown)));
  const question = { ...filterOf(query), page: query.page };
  const { data: orders, error, reload } = useRead(['all orders', question], () => readAllOrders(api, question));

  return (
    // Rows end with their buttons, which no toast may cover.
    <Stack gap={32} data-toasts="start">
      <PageMeta title="Orders" after="back office" hidden />
      <PageHeading
        title="Orders"
        actions={
          <>
            <ButtonLink size="small" href={pendingAddress}>
              Pending, oldest first
            </ButtonLink>
            <Button variant="secondary" size="small" busy={file.isBusy} onClick={() => file.write(query)}>
              Download CSV
            </Button>
            {panels.map((panel) => (
              <ButtonLink
                key={panel}
                variant="secondary"
                size="small"
                href={tableAddress({ ...query, panel, panelPage: 1 })}
              >
                {panelTexts[panel].title}
              </ButtonLink>
            ))}
          </>
        }
      />
      <WriteError of={file} fallback="The file could not be made. Please try again." />
      <OrderSums totals={orders?.totals} />
      <OrderDays from={query.from} to={query.to} orders={orders?.totals.orders} />
      <OrderFilters query={query} />
      {error ? <OrdersFailure said={error.message} onRetry={reload} /> : null}
      {orders === undefined ? (
        error ? null : (
          <p role="status">Loading...</p>
        )
      ) : (
        <>
          {hash === tableHash ? <span key={key} className={css.mark} ref={scrollTo} /> : null}
          <OrdersTable lines={orders.items} query={query} total={orders.total} onChanged={reload} />
          <Pager
            label="Pages of orders"
            page={query.page}
            rowsPerPage={ordersPerPage}
            total={orders.total}
            addressOf={(page) => tableAddress({ ...query, page, panel: null })}
          />
        </>
      )}
      <SidePanel query={query} />
    </Stack>
  );
}
