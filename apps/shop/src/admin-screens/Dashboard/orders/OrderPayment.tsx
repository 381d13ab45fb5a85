import { formatMoney, type Order } from '@kayal/commerce-core';
import { Heading, StatusPill, TextLink } from '@kayal/design-system';
import { useId } from 'react';
import { paymentsKey, readOrderPayment, usePaymentsDesk } from '../../../data/admin/payments-desk.ts';
import { useRead } from '../../../data/use-read.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { RetryPanel } from '../../../parts/RetryPanel/RetryPanel.tsx';
import { reasonTexts, stageTexts, toneOf, wayTexts } from '../../Payments/payment-texts.ts';
import { paymentsAddress } from '../../Payments/payments-query.ts';
import * as css from '../parcels/OrderParcels.css.ts';

interface OrderPaymentProps {
  readonly order: Order;
  readonly isDelivered: boolean;
}

/** How an order is paid: in cash, due or collected, or before it was placed, with reference and refunds. */
export function OrderPayment({ order, isDelivered }: OrderPaymentProps) {
  const money = useMoneyFormat();
  const headingId = useId();
  const { entryNo, total, cancelledAt, lines } = order;
  const cashState =
    cancelledAt !== null ? 'nothing is due' : `${formatMoney(total, money)} ${isDelivered ? 'collected' : 'due'}`;
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <Heading level={3} size="small" id={headingId}>
        Payment
      </Heading>
      {lines[0]?.paidBy === undefined ? (
        <p className={css.fact}>
          {wayTexts.cash}: {cashState}
        </p>
      ) : (
        <PrepaidFacts entryNo={entryNo} />
      )}
    </section>
  );
}

function PrepaidFacts({ entryNo }: { readonly entryNo: string }) {
  const api = usePaymentsDesk();
  const money = useMoneyFormat();
  const { data, error, reload } = useRead([paymentsKey, 'of order', entryNo], () => readOrderPayment(api, entryNo));
  if (error !== null) return <RetryPanel heading="We could not load its payment" onRetry={reload} />;
  if (data === undefined || data === null) return null;
  const { way, received, reference, stage, refunds } = data;
  return (
    <>
      <div className={css.head}>
        <TextLink className={css.tracking} href={paymentsAddress({ stage: 'all', order: entryNo })} place="standalone">
          {wayTexts[way]}: {formatMoney(received, money)}
        </TextLink>
        <StatusPill tone={toneOf(stage)} label={stageTexts[stage]} />
      </div>
      {reference === '' ? null : <p className={css.fact}>Reference {reference}</p>}
      {refunds.map(({ id, amount, reason, state }) => (
        <p key={id} className={css.fact}>
          {formatMoney(amount, money)} {state === 'done' ? 'went back' : 'to refund'}: {reasonTexts[reason]}
        </p>
      ))}
    </>
  );
}
