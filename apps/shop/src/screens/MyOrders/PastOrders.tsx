import { toPastOrder, type PastOrder, type PastOrderRow } from '@kayal/api-contract/client';
import { formatMoney, formatShortDate } from '@kayal/commerce-core';
import { Heading, StatusPill, TextLink } from '@kayal/design-system';
import { useId } from 'react';
import { useDateFormat, useMoneyFormat } from '../../data/use-shop.ts';
import { productLink } from '../../paths.ts';
import * as css from './MyOrdersScreen.css.ts';
import * as pastCss from './PastOrders.css.ts';

/** Orders from the shop before this one. Nothing can be done with them here but to buy the same again. */
export function PastOrders({ orders }: { readonly orders: readonly PastOrderRow[] }) {
  const id = useId();
  return (
    <section className={pastCss.section} aria-labelledby={id}>
      <Heading level={2} size="medium" id={id}>
        From the shop before
      </Heading>
      <ol className={css.orders} aria-label="Orders from the shop before, newest first">
        {orders.map((order) => (
          <li key={`${order.source} ${order.number}`}>
            <PastOrderCard order={toPastOrder(order)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function PastOrderCard({ order }: { readonly order: PastOrder }) {
  const money = useMoneyFormat();
  const dates = useDateFormat();
  const titleId = useId();
  const { number, orderedOn, status, total, delivery, discount, address, lines } = order;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const items = units === 0 ? [] : [`${units} ${units === 1 ? 'item' : 'items'}`];
  const sums = [
    ...(delivery === null ? [] : [`Delivery ${formatMoney(delivery, money)}`]),
    ...(discount === null ? [] : [`Discount ${formatMoney(discount, money)}`]),
  ];
  return (
    <section className={css.order} aria-labelledby={titleId}>
      <header className={css.head}>
        <div className={css.title}>
          <h3 className={css.number} id={titleId}>
            Order {number}
          </h3>
          {status === '' ? null : <StatusPill tone="neutral" label={status} />}
        </div>
        <div className={pastCss.facts}>
          <p className={css.facts}>
            {/* At noon it is the same day in every time zone of a shop. */}
            {[
              `Ordered ${formatShortDate(Date.parse(`${orderedOn}T12:00:00Z`), dates)}`,
              ...items,
              formatMoney(total, money),
            ].join(' · ')}
          </p>
          {sums.length === 0 ? null : <p className={css.facts}>{sums.join(' · ')}</p>}
          {address === '' ? null : <p className={css.facts}>{address}</p>}
        </div>
      </header>
      <ul className={css.lines}>
        {lines.map((line, index) => (
          // The sequence of a file's lines never changes, and two of them may be the same.
          <li key={index} className={pastCss.line}>
            <span className={pastCss.name}>{line.name}</span>
            <span className={css.facts}>
              Qty {line.quantity}
              {line.price === null ? '' : ` · ${formatMoney(line.price * line.quantity, money)}`}
            </span>
            {line.product === null ? null : (
              <TextLink
                href={productLink(line.product).href}
                place="standalone"
                aria-label={`Buy again: ${line.product.name}`}
              >
                Buy again
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
