import { toPastOrder, type PastOrderRow } from '@kayal/api-contract/client';
import { formatDay, formatMoney, formatShortDate, groupOrders } from '@kayal/commerce-core';
import { TextLink } from '@kayal/design-system';
import { useCustomersDesk } from '../../data/admin/customers-desk.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead } from '../../data/use-read.ts';
import { useDateFormat, useMoneyFormat } from '../../data/use-shop.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { OrderStatusPill } from '../Dashboard/orders/OrderStatusPill.tsx';
import * as css from '../Dashboard/parcels/OrderParcels.css.ts';
import { orderAddress } from '../Dashboard/table-query.ts';
import { CustomerSection } from './CustomerSection.tsx';

/** A customer's orders, newest first, each with a link to its drawer, and those from the shop before this one. */
export function CustomerOrders({ id }: { readonly id: string }) {
  const api = useCustomersDesk();
  const money = useMoneyFormat();
  const dates = useDateFormat();
  const { data, error, reload } = useRead(['customer orders', id], () => resultOf(api.orders(id)));
  const orders = groupOrders(data?.items ?? []);
  return (
    <>
      <CustomerSection title="Orders">
        {data === undefined ? (
          <LoadingOrRetry error={error} heading="We could not load the orders" onRetry={reload} />
        ) : orders.length === 0 ? (
          <p className={css.fact}>None</p>
        ) : (
          <ul className={css.list}>
            {orders.map(({ entryNo, orderedAt, total, cancelledAt, isDelivered }) => (
              <li key={entryNo} className={css.parcel}>
                <div className={css.head}>
                  <TextLink className={css.tracking} href={orderAddress(entryNo)} place="standalone">
                    {entryNo}
                  </TextLink>
                  <OrderStatusPill isDelivered={isDelivered} isCancelled={cancelledAt !== null} />
                </div>
                <p className={css.fact}>
                  {formatShortDate(orderedAt, dates)} · {formatMoney(total, money)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </CustomerSection>
      {data === undefined || data.pastOrders.length === 0 ? null : <PastOrders rows={data.pastOrders} />}
    </>
  );
}

function PastOrders({ rows }: { readonly rows: readonly PastOrderRow[] }) {
  const money = useMoneyFormat();
  return (
    <CustomerSection title="From the shop before">
      <ul className={css.list}>
        {rows.map(toPastOrder).map(({ source, number, orderedOn, status, total }) => (
          <li key={`${source} ${number}`} className={css.entry}>
            <p className={css.step}>{number}</p>
            <p className={css.fact}>
              {[formatDay(orderedOn, money.locale), formatMoney(total, money), status].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </CustomerSection>
  );
}
