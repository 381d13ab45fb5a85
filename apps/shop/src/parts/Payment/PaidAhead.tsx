import type { PrepaidWay } from '@kayal/api-contract/client';
import { formatMoney } from '@kayal/commerce-core';
import { readPayment, usePaymentsApi } from '../../data/shopper/payments.ts';
import { useRead } from '../../data/use-read.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { paidNames } from './way-names.ts';

interface PaidAheadProps {
  readonly entryNo: string;
  readonly way: PrepaidWay;
  readonly actors: ShopActors;
}

/** How an order was paid before it was placed, and what went back. */
export function PaidAhead({ entryNo, way, actors }: PaidAheadProps) {
  const api = usePaymentsApi();
  const money = useMoneyFormat();
  const { data } = useRead(['own payment', entryNo], () => readPayment({ api, session: actors.session }, entryNo));
  const facts = [
    `Paid by ${paidNames[way]} before it was placed`,
    ...(data && data.reference !== '' ? [`number ${data.reference}`] : []),
    ...(data && data.refunded > 0 ? [`${formatMoney(data.refunded, money)} refunded to you`] : []),
  ];
  return <>{facts.join(' · ')}.</>;
}
