import type { OrderTotals } from '@kayal/api-contract/client';
import { formatRupees } from '@kayal/commerce-core';
import { StatCard } from '@kayal/design-system';
import * as css from './DashboardScreen.css.ts';

interface OrderSumsProps {
  /** Absent while they load. */
  readonly totals: OrderTotals | undefined;
}

const count = new Intl.NumberFormat('en-IN');

/** The four summary cards over all orders. */
export function OrderSums({ totals }: OrderSumsProps) {
  const figures = [
    { label: 'Total Orders', value: totals && count.format(totals.orders) },
    { label: 'Order in process', value: totals && count.format(totals.inProcess) },
    { label: 'Completed Orders', value: totals && count.format(totals.completed) },
    {
      label: 'Total Income',
      value: totals && formatRupees(totals.income),
      detail: totals && `${formatRupees(totals.deliveredIncome)} delivered`,
    },
  ];
  return (
    <div className={css.sums}>
      {figures.map((figure) => (
        <StatCard key={figure.label} {...figure} />
      ))}
    </div>
  );
}
