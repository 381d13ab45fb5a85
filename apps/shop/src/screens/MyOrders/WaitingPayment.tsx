import { formatMoney } from '@kayal/commerce-core';
import { Alert, TextLink } from '@kayal/design-system';
import { readPayment, usePaymentsApi } from '../../data/shopper/payments.ts';
import { useRead } from '../../data/use-read.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { paymentLink } from '../../paths.ts';

/** The order that waits for its payment: it is in no list of orders until it is paid. Nothing where none waits. */
export function WaitingPayment({ customerId, actors }: { readonly customerId: string; readonly actors: ShopActors }) {
  const api = usePaymentsApi();
  const money = useMoneyFormat();
  const { data } = useRead(['waiting payment', customerId], () => readPayment({ api, session: actors.session }, null));
  if (!data) return null;
  const { entryNo, amount, stage } = data;
  return (
    <Alert tone="info">
      Order {entryNo} for {formatMoney(amount, money)}{' '}
      {stage === 'started' ? 'waits for your payment.' : 'is placed when its payment is confirmed.'}{' '}
      <TextLink href={paymentLink(entryNo).href} place="standalone">
        {stage === 'started' ? 'Pay it now' : 'See its payment'}
      </TextLink>
    </Alert>
  );
}
