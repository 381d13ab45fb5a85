import { formatListedMoment, formatMoney, formatShortDate, type Order } from '@kayal/commerce-core';
import { Button, ButtonLink, Drawer, StatePanel, Swatch } from '@kayal/design-system';
import { useNavigate } from 'react-router-dom';
import { useShopApi } from '../../data/shop-api.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { CancelOrder } from './CancelOrder.tsx';
import * as css from './OrderDrawer.css.ts';
import { OrderStatusPill } from './OrderStatusPill.tsx';
import { customerOf, orNone, productOf } from './order-texts.ts';
import { tableAddress, type TableQuery } from './table-query.ts';

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
  const order = orders.find(({ entryNo }) => entryNo === query.order);
  const close = () => void navigate(tableAddress({ ...query, order: '' }), { preventScrollReset: true });
  const isPending = order !== undefined && order.cancelledAt === null && !isDelivered(order);
  const cancelled = () => {
    close();
    onChanged();
  };
  return (
    <Drawer
      open={query.order !== ''}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      side="right"
      title={`Order ${query.order}`}
      reading
      footer={
        order === undefined ? undefined : (
          <div className={css.actions}>
            {isPending ? <Button onClick={() => onDone(order)}>Done</Button> : null}
            <ButtonLink variant="secondary" href={api.invoiceUrl(order.entryNo)} download>
              Download invoice
            </ButtonLink>
            {isPending ? <CancelOrder order={order} onCancelled={cancelled} /> : null}
          </div>
        )
      }
    >
      {order === undefined ? (
        <StatePanel kind="empty" heading="This order is not in the list" text="Search for its number in all orders." />
      ) : (
        <OrderFacts order={order} isDelivered={isDelivered(order)} />
      )}
    </Drawer>
  );
}

function OrderFacts({ order, isDelivered }: { readonly order: Order; readonly isDelivered: boolean }) {
  const money = useMoneyFormat();
  const [line] = order.lines;
  const facts = [
    ['Ordered', formatShortDate(order.orderedAt, money.locale)],
    ['Customer', customerOf(order)],
    ['Phone', orNone(line?.phone ?? null)],
    ['Address', orNone(line?.addressText ?? null)],
    ['Total', formatMoney(order.total, money)],
  ] as const;
  return (
    <div className={css.order}>
      <OrderStatusPill isDelivered={isDelivered} isCancelled={order.cancelledAt !== null} />
      {order.cancelledAt === null ? null : (
        <p className={css.quiet}>
          {formatListedMoment(order.cancelledAt, money.locale)}: {orNone(order.cancelReason)}
        </p>
      )}
      <dl className={css.facts}>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt className={css.quiet}>{term}</dt>
            <dd className={css.value}>{text}</dd>
          </div>
        ))}
      </dl>
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
