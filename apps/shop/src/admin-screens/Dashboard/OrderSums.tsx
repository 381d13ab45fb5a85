import type { OrderTotals } from '@kayal/api-contract/client';
import { formatMoney, formatNumber } from '@kayal/commerce-core';
import { StatCard } from '@kayal/design-system';
import { useMoneyFormat } from '../../data/use-shop.ts';
import * as css from './DashboardScreen.css.ts';

interface OrderSumsProps {
  /** Absent while they load. */
  readonly totals: OrderTotals | undefined;
}

/** The four summary cards over all orders. */
export function OrderSums({ totals }: OrderSumsProps) {
  const money = useMoneyFormat();
  const figures = [
    { label: 'Total Orders', value: totals && formatNumber(totals.orders, money.locale) },
    { label: 'Order in process', value: totals && formatNumber(totals.inProcess, money.locale) },
    { label: 'Completed Orders', value: totals && formatNumber(totals.completed, money.locale) },
    {
      label: 'Total Income',
      value: totals && formatMoney(totals.income, money),
      // A space keeps the line, so that nothing below moves.
      detail: totals ? `${formatMoney(totals.deliveredIncome, money)} delivered` : '\u00a0',
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
