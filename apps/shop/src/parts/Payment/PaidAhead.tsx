import { formatMoney, type Order } from '@kayal/commerce-core';
import { readPayment, usePaymentsApi } from '../../data/shopper/payments.ts';
import { useRead } from '../../data/use-read.ts';
import { useDateFormat, useMoneyFormat } from '../../data/use-shop.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { paidText } from './paid-text.ts';

interface PaidAheadProps {
  readonly order: Order;
  readonly actors: ShopActors;
}

/** How and when an order was paid before it was placed, and what went back. */
export function PaidAhead({ order, actors }: PaidAheadProps) {
  const api = usePaymentsApi();
  const money = useMoneyFormat();
  const dates = useDateFormat();
  const { entryNo } = order;
  const { data } = useRead(['own payment', entryNo], () => readPayment({ api, session: actors.session }, entryNo));
  const facts = [
    paidText(order, money, dates),
    ...(data && data.reference !== '' ? [`number ${data.reference}`] : []),
    ...(data && data.refunded > 0 ? [`${formatMoney(data.refunded, money)} refunded to you`] : []),
  ];
  return <>{facts.join(' · ')}.</>;
}
