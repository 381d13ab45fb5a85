import type { OrderLine } from '@kayal/api-contract/client';
import { deliveryNote, formatMoney, formatShortDate, shopperMessages, type Order } from '@kayal/commerce-core';
import { OrderCard, StatusPill, TextLink } from '@kayal/design-system';
import { lazy, Suspense, useId } from 'react';
import { useDateFormat, useMoneyFormat, useShop } from '../../data/use-shop.ts';
import { CataloguePicture } from '../../parts/CataloguePicture/CataloguePicture.tsx';
import { orderStageTexts } from '../../parts/ParcelList/stage-texts.ts';
import { orderLink } from '../../paths.ts';
import * as css from './MyOrdersScreen.css.ts';

// Only a shop that takes payments ahead loads it.
const PaidNote = lazy(async () => ({ default: (await import('../../parts/Payment/PaidNote.tsx')).PaidNote }));

function statusOf({ isDelivered, cancelledAt, stage }: Order) {
  if (cancelledAt !== null) return { tone: 'danger', label: 'Cancelled' } as const;
  return isDelivered
    ? ({ tone: 'success', label: 'Delivered' } as const)
    : ({ tone: 'neutral', label: orderStageTexts[stage] } as const);
}

interface OrderGroupProps {
  readonly order: Order;
}

/** One order: number, date, total and status once, its lines below. */
export function OrderGroup({ order }: OrderGroupProps) {
  const money = useMoneyFormat();
  const dates = useDateFormat();
  const { delivery, paymentWays } = useShop();
  const { processingDays, deliveryDays } = delivery;
  const titleId = useId();
  const { entryNo, orderedAt, total, lines } = order;
  const days = order.deliveryDays ?? processingDays.max + deliveryDays.max;
  const units = lines.reduce((sum, line) => sum + line.quantity, 0);
  const isPaid = lines[0]?.paidBy !== undefined;
  const isDueOrPaid = isPaid || (paymentWays !== undefined && order.cancelledAt === null);
  const facts = (
    <p className={css.facts}>
      Ordered {formatShortDate(orderedAt, dates)} · {units} {units === 1 ? 'item' : 'items'} ·{' '}
      {formatMoney(total, money)}
      {isDueOrPaid ? (
        <Suspense>
          {' · '}
          <span>
            <PaidNote order={order} />
          </span>
        </Suspense>
      ) : null}
    </p>
  );
  /** What became of the order, or when it comes. */
  const note =
    order.cancelReason !== null ? (
      <p className={css.facts}>{order.cancelReason}</p>
    ) : order.isDelivered || order.cancelledAt !== null ? null : (
      <p className={css.arrival}>{deliveryNote(orderedAt, dates, days)}</p>
    );
  return (
    <section className={css.order} aria-labelledby={titleId}>
      <header className={css.head}>
        <div className={css.title}>
          <h2 className={css.number} id={titleId}>
            Order {entryNo}
          </h2>
          <StatusPill {...statusOf(order)} />
        </div>
        {note === null ? null : facts}
        <div className={css.foot}>
          {note ?? facts}
          <div className={css.link}>
            <TextLink href={orderLink(entryNo).href} place="standalone" aria-describedby={titleId}>
              View order
            </TextLink>
          </div>
        </div>
      </header>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line.uniqueCode} className={css.line}>
            <OrderedLine line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One order line; missing values are shown as unknown. The day stands once, above the lines. */
function OrderedLine({ line }: { readonly line: OrderLine }) {
  const money = useMoneyFormat();
  const unknown = shopperMessages['S8.ORD.05'];
  return (
    <OrderCard
      heading="h3"
      name={line.itemName ?? shopperMessages['S8.ORD.04']}
      href={orderLink(line.entryNo).href}
      picture={
        <CataloguePicture
          file={line.picture ?? `${line.productId}.jpg`}
          at={line.pictureAt}
          alt=""
          productId={line.productId}
          sizes="104px"
        />
      }
      sizeText={`Size ${line.size ?? unknown} · ${line.colour ?? unknown}`}
      facts={[`Qty ${line.quantity} · ${formatMoney(line.total, money)}`]}
    />
  );
}
