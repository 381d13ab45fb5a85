import { formatMoment, formatMoney, formatShortDate, type Order } from '@kayal/commerce-core';
import { Button, ButtonLink, Drawer, Inline, StatePanel, Swatch, TextLink } from '@kayal/design-system';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShopApi } from '../../../data/api/shop-api.ts';
import { useDateFormat, useMoneyFormat, useShop } from '../../../data/use-shop.ts';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { customersAddress } from '../../Customers/customers-query.ts';
import { OrderParcels } from '../parcels/OrderParcels.tsx';
import { OrderTimelineList } from '../parcels/OrderTimelineList.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { OrderDiscounts } from './OrderDiscounts.tsx';
import { DrawerFacts } from './DrawerFacts.tsx';
import * as css from './OrderDrawer.css.ts';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderReturnList } from './OrderReturnList.tsx';
import { OrderStatusPill } from './OrderStatusPill.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { customerOf, orNone, productOf, stageOf } from './order-texts.ts';
import { tableAddress, type TableQuery } from '../table-query.ts';
import { useOrderLife } from './use-order-life.ts';
import { useShownOrder } from './use-shown-order.ts';

interface OrderDrawerProps {
  readonly query: TableQuery;
  /** The orders of the page. */
  readonly orders: readonly Order[];
  /** Includes the order whose marking is in flight. */
  readonly isDelivered: (order: Order) => boolean;
  /** Called by 'Done', before the question. */
  readonly onDone: (order: Order) => void;
  /** Called after the order was changed. */
  readonly onChanged: () => void;
}

/** Everything about one order, beside the table; its number is in the address. */
export function OrderDrawer({ query, orders, isDelivered, onDone, onChanged }: OrderDrawerProps) {
  const navigate = useNavigate();
  const api = useShopApi();
  const { promotions, paymentWays } = useShop();
  const { order, error, reload } = useShownOrder(query.order, orders);
  const life = useOrderLife(order ?? null);
  const closed = useRef('');
  const open = (entryNo: string) => void navigate(tableAddress({ ...query, order: entryNo }));
  const isPending = order && order.cancelledAt === null && !isDelivered(order);
  return (
    <Drawer
      open={query.order !== ''}
      onOpenChange={(next) => {
        if (next) return;
        closed.current = query.order;
        open('');
      }}
      onCloseAutoFocus={(event) => {
        if (closed.current === '' || orders.some(({ entryNo }) => entryNo === closed.current)) return;
        // The row that opened the drawer has left the table.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      side="right"
      title={`Order ${query.order}`}
      reading
      footer={
        order ? (
          <div className={css.actions}>
            {isPending ? (
              <Button size="small" onClick={() => onDone(order)}>
                Done
              </Button>
            ) : null}
            <ButtonLink
              variant="secondary"
              size="small"
              href={api.invoiceUrl(order.entryNo)}
              download
              aria-label="Download invoice"
            >
              Invoice
            </ButtonLink>
            {/* Of one order each: a reason, and the answer to its cancellation, belong to no other. */}
            {isPending && life.canCancel ? (
              <CancelOrder key={order.entryNo} order={order} onCancelled={onChanged} />
            ) : null}
          </div>
        ) : undefined
      }
    >
      <OrderSteps entryNo={query.order} orders={orders} onOpen={open} />
      {order ? (
        <>
          <OrderFacts order={order} isDelivered={isDelivered(order)} />
          {paymentWays === undefined && order.lines[0]?.paidBy === undefined ? null : (
            <OrderPayment key={`paid ${order.entryNo}`} order={order} isDelivered={isDelivered(order)} />
          )}
          {promotions === true ? <OrderDiscounts entryNo={order.entryNo} /> : null}
          {life.read.data === undefined || life.legal === null ? (
            <LoadingOrRetry
              error={life.read.error}
              heading="We could not load its parcels"
              onRetry={life.read.reload}
            />
          ) : (
            <>
              <OrderParcels
                key={order.entryNo}
                order={order}
                life={life.read.data}
                legal={life.legal}
                onChanged={onChanged}
              />
              <OrderTimelineList timeline={life.read.data.timeline} />
            </>
          )}
          {isDelivered(order) ? <OrderReturnList entryNo={order.entryNo} /> : null}
        </>
      ) : order === null ? (
        <StatePanel
          kind="empty"
          heading="We could not find this order"
          text="Check its number, or search for the customer."
        />
      ) : (
        <LoadingOrRetry error={error} heading="We could not load this order" onRetry={reload} />
      )}
    </Drawer>
  );
}

function OrderFacts({ order, isDelivered }: { readonly order: Order; readonly isDelivered: boolean }) {
  const money = useMoneyFormat();
  const dates = useDateFormat();
  const [line] = order.lines;
  const stage = stageOf(order, isDelivered);
  const facts = [
    ['Ordered', formatShortDate(order.orderedAt, dates)],
    [
      'Customer',
      <TextLink key="customer" className={css.target} href={customersAddress({ customer: order.customerId })}>
        {customerOf(order)}
      </TextLink>,
    ],
    ['Phone', line?.phone ? <PhoneLink key="phone" phone={line.phone} /> : orNone(null)],
    ['Address', orNone(line?.addressText ?? null)],
    ...(order.deliveryCharge === 0 ? [] : [['Delivery', formatMoney(order.deliveryCharge, money)] as const]),
    ['Total', formatMoney(order.total, money)],
  ] as const;
  return (
    <div className={css.order}>
      <Inline gap={8}>
        <OrderStatusPill isDelivered={isDelivered} isCancelled={order.cancelledAt !== null} />
        {stage === '' ? null : <span className={css.quiet}>{stage}</span>}
      </Inline>
      {order.cancelledAt === null ? null : (
        <p className={css.quiet}>
          {formatMoment(order.cancelledAt, dates)}: {orNone(order.cancelReason)}
        </p>
      )}
      <DrawerFacts facts={facts} />
      <ul className={css.lines} aria-label="Items">
        {order.lines.map((each) => (
          <li key={each.uniqueCode} className={css.line}>
            <span className={css.name}>{productOf(each)}</span>
            <span className={css.detail}>
              {orNone(each.size)} <Swatch hex={each.colourHex ?? undefined} /> {orNone(each.colour)} · Qty{' '}
              {each.quantity} · {formatMoney(each.total, money)}
            </span>
            <span className={css.quiet}>{each.uniqueCode}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
