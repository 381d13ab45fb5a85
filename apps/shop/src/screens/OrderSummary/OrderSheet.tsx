import type { OrderDiscount, OrderLife, Paise } from '@kayal/api-contract/client';
import { discountText, formatMoney, formatShortDate, shopperMessages, type Order } from '@kayal/commerce-core';
import { Alert, Container, Heading, OrderTimeline, PriceDetails } from '@kayal/design-system';
import { useId, type ReactNode } from 'react';
import { useDateFormat, useShop } from '../../data/use-shop.ts';
import { orderSteps } from '../../parts/ParcelList/order-steps.ts';
import { orderFigures } from './order-figures.ts';
import { OrderedItem } from './OrderedItem.tsx';
import * as css from './OrderSummaryScreen.css.ts';

interface OrderSheetProps {
  readonly order: Order;
  /** In paise, stored with the order. */
  readonly deliveryCharge: Paise;
  /** What promotions took off it. */
  readonly discounts?: readonly OrderDiscount[];
  /** Where it is; null while that is not known: then the timeline has the order's own dates only. */
  readonly life: Pick<OrderLife, 'stage' | 'timeline' | 'parcels'> | null;
  /** Whether it was paid before it was placed. */
  readonly isPaid?: boolean;
  /** How and when it is paid; absent where the shop takes cash only, and nothing is to be said. */
  readonly payment?: ReactNode;
  /** Below the timeline: the parcels. */
  readonly parcels?: ReactNode;
  /** Buttons below Price Details. */
  readonly actions: ReactNode;
}

/** What is known of an order's way before its life is read. */
function lifeOfFlags({ stage, orderedAt, cancelledAt, lines }: Order): NonNullable<OrderSheetProps['life']> {
  const entry = (step: 'placed' | 'cancel' | 'deliver', at: number) =>
    ({ step, at, by: 'shop', parcel: null, note: '' }) as const;
  const deliveredAt = lines[0]?.deliveredAt ?? null;
  const timeline = [
    entry('placed', orderedAt),
    ...(cancelledAt === null ? [] : [entry('cancel', cancelledAt)]),
    ...(deliveredAt === null ? [] : [entry('deliver', deliveredAt)]),
  ];
  return { stage, timeline, parcels: [] };
}

/** One order: facts, timeline, items, Price Details. */
export function OrderSheet({
  order,
  deliveryCharge,
  discounts = [],
  life,
  isPaid = false,
  payment,
  parcels,
  actions,
}: OrderSheetProps) {
  const { contact, delivery, profile } = useShop();
  const money = profile.currency;
  const dates = useDateFormat();
  const id = useId();
  const figures = orderFigures(order.lines, deliveryCharge, discounts);
  const facts = [
    { label: 'Order number', value: order.entryNo },
    { label: 'Order placed', value: formatShortDate(order.orderedAt, dates) },
    { label: 'Total', value: formatMoney(figures.amount, money) },
  ];
  return (
    <Container className={css.columns}>
      <div className={css.column}>
        <p className={css.sender}>
          {[profile.name, contact.phone, contact.email].filter((text) => text !== '').join(' · ')}
        </p>
        <dl className={css.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={css.fact}>
              <dt className={css.term}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
          {payment === undefined ? null : (
            <div className={css.wide}>
              <dt className={css.term}>Payment</dt>
              <dd className={css.value}>{payment}</dd>
            </div>
          )}
          <div className={css.wide}>
            <dt className={css.term}>Shipping address</dt>
            <dd className={css.value}>{order.lines[0]?.addressText ?? shopperMessages['S8.ORD.05']}</dd>
          </div>
        </dl>
        {order.cancelledAt === null ? null : (
          <Alert tone="danger">
            This order is cancelled, and {isPaid ? 'your money goes back to you' : 'nothing has to be paid'}.{' '}
            {order.cancelReason}
          </Alert>
        )}
        <section className={css.section} aria-labelledby={`${id}-way`}>
          <Heading level={2} size="small" id={`${id}-way`}>
            Delivery
          </Heading>
          <OrderTimeline
            label="The way of your order"
            steps={orderSteps(
              life ?? lifeOfFlags(order),
              dates,
              order.deliveryDays ?? delivery.processingDays.max + delivery.deliveryDays.max,
            )}
          />
          {parcels}
        </section>
        <section className={css.section} aria-labelledby={`${id}-items`}>
          <Heading level={2} size="small" id={`${id}-items`}>
            {figures.itemCount} {figures.itemCount === 1 ? 'item' : 'items'}
          </Heading>
          <ul className={css.lines}>
            {order.lines.map((line) => (
              <OrderedItem key={line.uniqueCode} line={line} />
            ))}
          </ul>
        </section>
      </div>
      <div className={css.column}>
        <PriceDetails
          title="Price Details"
          place="within"
          rows={[
            { label: 'Price', value: formatMoney(figures.total, money) },
            { label: 'Discount', value: discountText(figures.discount, money), tone: 'saving' },
            ...discounts.map(({ name, code, amount }) => ({
              label: code === null ? name : `${name} (${code})`,
              value: formatMoney(-amount, money),
              tone: 'saving' as const,
            })),
            { label: 'Delivery Charges', value: formatMoney(figures.delivery, money) },
          ]}
          total={{ label: 'Total Amount', value: formatMoney(figures.amount, money) }}
          note="Prices include all taxes."
        />
        <div className={css.actions}>{actions}</div>
      </div>
    </Container>
  );
}
