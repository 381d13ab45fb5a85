import { formatMoney, formatShortDate, type DateFormat, type MoneyFormat, type Order } from '@kayal/commerce-core';
import { Button, Swatch, TextLink, type DataColumn } from '@kayal/design-system';
import * as css from '../DashboardScreen.css.ts';
import { OrderStatusPill } from './OrderStatusPill.tsx';
import { customerOf, orNone, productOf, stageOf } from './order-texts.ts';

interface OrderColumnsOptions {
  readonly money: MoneyFormat;
  readonly dates: DateFormat;
  /** Includes the orders whose marking is in flight. */
  readonly isDelivered: (order: Order) => boolean;
  /** Address of the drawer with all of an order. */
  readonly hrefOf: (order: Order) => string;
  readonly onDone: (order: Order) => void;
}

/** Id of the link in an order's row. */
export const orderLinkId = (entryNo: string): string => `order-${entryNo}`;

/** The columns of the admin's table, with their exact heads. */
export function orderColumns({ money, dates, isDelivered, hrefOf, onDone }: OrderColumnsOptions): DataColumn<Order>[] {
  return [
    {
      id: 'customer',
      header: 'Customer Name',
      names: true,
      cell: (order) => (
        <span className={css.cell}>
          <span className={css.whole}>{customerOf(order)}</span>
          <span className={css.id}>{order.customerId}</span>
          <span className={css.quiet}>{formatShortDate(order.orderedAt, dates)}</span>
        </span>
      ),
    },
    {
      id: 'product',
      header: 'Product',
      cell: (order) => (
        <span className={css.cell}>
          {order.lines.map((line) => (
            <span key={line.uniqueCode} className={css.cell}>
              {productOf(line)}
              <span className={css.product}>
                <span className={css.quiet}>{orNone(line.size)}</span>
                <Swatch hex={line.colourHex ?? undefined} />
                <span className={css.quiet}>{orNone(line.colour)}</span>
                <span className={css.quiet}>Qty {line.quantity}</span>
              </span>
            </span>
          ))}
          <span className={css.quiet}>{formatMoney(order.total, money)}</span>
        </span>
      ),
    },
    {
      id: 'address',
      header: 'Address',
      cell: (order) => (
        <span className={css.cell}>
          {orNone(order.lines[0]?.phone ?? null)}
          <span className={css.quiet}>{orNone(order.lines[0]?.addressText ?? null)}</span>
        </span>
      ),
    },
    {
      id: 'order',
      header: 'Order ID',
      cell: (order) => (
        <span className={css.number}>
          <TextLink id={orderLinkId(order.entryNo)} href={hrefOf(order)} place="standalone">
            {order.entryNo}
          </TextLink>
        </span>
      ),
    },
    {
      id: 'status',
      header: 'Status',
      cell: (order) =>
        order.cancelledAt !== null || isDelivered(order) ? (
          <OrderStatusPill isDelivered={isDelivered(order)} isCancelled={order.cancelledAt !== null} />
        ) : (
          <span className={css.status}>
            <OrderStatusPill isDelivered={false} isCancelled={false} />
            {stageOf(order, false) === '' ? null : <span className={css.quiet}>{stageOf(order, false)}</span>}
            <Button
              variant="secondary"
              size="small"
              onClick={() => onDone(order)}
              aria-label={`Done: order ${order.entryNo}`}
            >
              Done
            </Button>
          </span>
        ),
    },
  ];
}
