import type { OrderLine } from '@kayal/api-contract/client';
import { formatNumber, groupOrders, selectIsDelivered, selectQuestion, type Order } from '@kayal/commerce-core';
import { ButtonLink, ConfirmDialog, DataTable, StatePanel, Text } from '@kayal/design-system';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFocusIfLost } from '../../../browser/use-focus-if-lost.ts';
import { showNotice } from '../../../browser/show-notice.ts';
import { reloadReads } from '../../../data/use-read.ts';
import { useDateFormat, useMoneyFormat } from '../../../data/use-shop.ts';
import { provideOrderDelivery } from '../../../machines/buying/order-delivery.ts';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { useActorWatch } from '../../../machines/actors/actor-watch.ts';
import { useActorEvents } from '../../../machines/actors/use-actor-events.ts';
import { ChosenBar } from '../packing/ChosenBar.tsx';
import { useChosenOrders } from '../packing/use-chosen-orders.ts';
import { orderColumns, orderLinkId } from './order-columns.tsx';
import { OrderDrawer } from './OrderDrawer.tsx';
import { customerOf } from './order-texts.ts';
import { isNarrowed, shownColumns, tableAddress, withColumns, withoutFilter, type TableQuery } from '../table-query.ts';

const captions = {
  newest: 'Orders, newest first',
  oldest: 'Orders, oldest first',
  highest: 'Orders, highest total first',
  customer: 'Orders by customer',
} as const;

interface OrdersTableProps {
  readonly lines: readonly OrderLine[];
  readonly query: TableQuery;
  /** Number of matching orders on all pages. */
  readonly total: number;
  /** Called after an order was delivered or cancelled, when rows and sums are out of date. */
  readonly onChanged: () => void;
}

/** The table of orders, one row per order, each with its Delivered action. */
export function OrdersTable({ lines, query, total, onChanged }: OrdersTableProps) {
  const money = useMoneyFormat();
  const dates = useDateFormat();
  const navigate = useNavigate();
  const api = useBackOfficeApi();
  const machine = useMemo(() => provideOrderDelivery(api), [api]);
  const delivery = useActorRef(machine, useActorWatch());
  const snapshot = useSelector(delivery, (state) => state);
  const question = selectQuestion(snapshot);
  const orders = useMemo(() => groupOrders(lines), [lines]);
  /** Number of the order that was confirmed last; empty after a question that was answered with Cancel. */
  const delivered = useRef('');

  /** Reads again what is out of date: the rows, and the drawer's order where no row has it. */
  const readAgain = () => {
    reloadReads('order');
    reloadReads('order life');
    onChanged();
  };
  const choice = useChosenOrders(query);
  useActorEvents(delivery, (event) => {
    if (event.type === 'delivery.done') return readAgain();
    showNotice(event.notice);
    // Somebody else has cancelled it meanwhile.
    if (delivery.getSnapshot().context.callError?.code === 'order.cancelled') readAgain();
  });
  // The pressed button is gone; with a filter its whole row is, once the orders are read again.
  const findNext = () =>
    [delivered.current, orders[0]?.entryNo ?? '']
      .map((entryNo) => document.getElementById(orderLinkId(entryNo)))
      .find((link) => link !== null);
  useFocusIfLost(snapshot, findNext);
  useFocusIfLost(lines, findNext);
  useFocusIfLost(choice.chosen, findNext);

  const isDelivered = (order: Order) => selectIsDelivered(order.entryNo, order.isDelivered)(snapshot);
  const hrefOf = (order: Order) => tableAddress({ ...query, order: order.entryNo });
  const ask = (order: Order) =>
    delivery.send({ type: 'delivery.ask', entryNo: order.entryNo, customerName: customerOf(order) });
  /** The dialog may close after the answer removed its opener. */
  const afterDelivery: RefObject<HTMLElement | null> = {
    get current() {
      return delivered.current === '' ? null : (findNext() ?? null);
    },
  };
  const columns = orderColumns({ money, dates, isDelivered, hrefOf, onDone: ask });

  return (
    <>
      {isNarrowed(query) ? (
        <Text role="status" tone="muted">
          {formatNumber(total, money.locale)} {total === 1 ? 'order' : 'orders'} found
        </Text>
      ) : null}
      <DataTable
        scroll="page"
        cards="compact"
        caption={captions[query.sort]}
        columns={columns}
        rows={orders}
        rowKey={(order) => order.entryNo}
        rowState={(order) => (snapshot.context.queue.includes(order.entryNo) ? 'busy' : 'idle')}
        // The order's number is a link to the same drawer, so no row needs a button for it.
        opening={{ onOpen: (order) => void navigate(hrefOf(order)) }}
        columnChoice={{
          shown: shownColumns(query),
          onChange: (shown) => void navigate(tableAddress(withColumns(query, shown))),
        }}
        choice={{
          chosen: choice.chosen,
          onChange: choice.choose,
          label: (order) => `Choose order ${order.entryNo}`,
          allLabel: 'Choose this page',
        }}
        empty={<NoOrders query={query} />}
      />
      <ChosenBar query={query} total={total} orders={choice} onChanged={readAgain} />
      <OrderDrawer query={query} orders={orders} isDelivered={isDelivered} onDone={ask} onChanged={readAgain} />
      <ConfirmDialog
        open={question !== null}
        onOpenChange={(open) => {
          if (open) return;
          delivered.current = '';
          delivery.send({ type: 'delivery.cancel' });
        }}
        title="Mark as delivered?"
        description={
          question === null
            ? ''
            : `Order ${question.entryNo} of ${question.customerName} becomes delivered. There is no way back.`
        }
        confirmLabel="Mark as delivered"
        returnFocus={afterDelivery}
        onConfirm={() => {
          delivered.current = question?.entryNo ?? '';
          delivery.send({ type: 'delivery.confirm' });
        }}
      />
    </>
  );
}

function NoOrders({ query }: { readonly query: TableQuery }) {
  if (!isNarrowed(query) && query.page === 1) {
    return <StatePanel kind="empty" heading="No orders yet" text="The first one will stand here." />;
  }
  const canBeCancelled = query.status === 'all' && query.text !== '';
  return (
    <StatePanel
      kind="empty"
      heading="No order matches"
      text={
        canBeCancelled
          ? 'All orders leave the cancelled ones out. Try another word or day, or look among those.'
          : 'Try another word, status or day.'
      }
      actions={
        <>
          <ButtonLink href={tableAddress(withoutFilter(query))}>Show all orders</ButtonLink>
          {canBeCancelled ? (
            <ButtonLink variant="secondary" href={tableAddress({ ...query, status: 'cancelled', page: 1 })}>
              Search cancelled orders
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}
