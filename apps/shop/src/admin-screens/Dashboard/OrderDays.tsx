import type { OrderDay } from '@kayal/api-contract/client';
import { formatDay, formatMoney } from '@kayal/commerce-core';
import { Skeleton, Text } from '@kayal/design-system';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { useBackOfficeApi } from '../../data/admin/admin-api.ts';
import { readOrderDays } from '../../data/admin/dashboard-reads.ts';
import { useRead } from '../../data/use-read.ts';
import * as css from './OrderDays.css.ts';
import { namedDays } from '../../data/admin/reports/report-days.ts';

interface OrderDaysProps {
  /** yyyy-mm-dd; empty where open. */
  readonly from: string;
  readonly to: string;
  /** Number of all orders; when it changes, the figures are loaded again. */
  readonly orders: number | undefined;
}

const DayCharts = lazy(async () => {
  try {
    return { default: (await import('./DayCharts.tsx')).DayCharts };
  } catch {
    return { default: NoCharts };
  }
});

/** Shown when the charts' script cannot be loaded; the table beside it has the figures. */
function NoCharts() {
  return <Text tone="muted">The chart could not be loaded.</Text>;
}

/** Orders and income by day: charts, and the same figures as a table for screen readers. */
export function OrderDays({ from, to, orders }: OrderDaysProps) {
  const api = useBackOfficeApi();
  const range = namedDays({ from, to });
  const { data: days, error, reload } = useRead(['order days', range], () => readOrderDays(api, range));
  const known = useRef(orders);

  useEffect(() => {
    if (known.current !== undefined && known.current !== orders) reload();
    if (orders !== undefined) known.current = orders;
  }, [orders, reload]);

  return (
    <section className={css.root} aria-label="Orders and income by day">
      {days === undefined ? (
        error ? (
          <Text tone="muted">The figures by day could not be read.</Text>
        ) : (
          <Skeleton shape="plate" className={css.waiting} />
        )
      ) : (
        <>
          <Suspense fallback={<Skeleton shape="plate" className={css.waiting} />}>
            <DayCharts days={days} />
          </Suspense>
          <DayTable days={days} />
        </>
      )}
    </section>
  );
}

function DayTable({ days }: { readonly days: readonly OrderDay[] }) {
  const money = useMoneyFormat();
  return (
    <div className={css.heard}>
      <table>
        <caption>Orders and income by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Orders</th>
            <th scope="col">Income</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">{formatDay(day.date, money.locale)}</th>
              <td>{day.orders}</td>
              <td>{formatMoney(day.income, money)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
