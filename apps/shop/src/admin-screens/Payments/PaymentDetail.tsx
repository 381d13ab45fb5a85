import type { Payment } from '@kayal/api-contract/client';
import { formatMoment, formatMoney } from '@kayal/commerce-core';
import { Button, Heading, StatusPill, TextLink } from '@kayal/design-system';
import { useId, type ReactNode } from 'react';
import { useDateFormat, useMoneyFormat } from '../../data/use-shop.ts';
import { DrawerFacts } from '../Dashboard/orders/DrawerFacts.tsx';
import * as drawerCss from '../Dashboard/orders/OrderDrawer.css.ts';
import * as sectionCss from '../Dashboard/parcels/OrderParcels.css.ts';
import { orderAddress } from '../Dashboard/table-query.ts';
import * as css from '../Returns/Returns.css.ts';
import { dueText, reasonTexts, stageTexts, stepLabels, toneOf, wayTexts } from './payment-texts.ts';

interface PaymentDetailProps {
  readonly payment: Payment;
  /** Called with the refund that was made by hand. */
  readonly onRefunded: (refundId: string) => void;
}

/** Everything about a payment. */
export function PaymentDetail({ payment, onRefunded }: PaymentDetailProps) {
  const money = useMoneyFormat();
  const dates = useDateFormat();
  const { entryNo, isPlaced, way, amount, received, refunded, returned, reference, startedAt, refunds } = payment;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Customer', payment.customerName],
    ['Phone', payment.phone],
    [
      'Order',
      isPlaced ? (
        <TextLink key="order" className={css.link} href={orderAddress(entryNo)}>
          {entryNo}
        </TextLink>
      ) : (
        `${entryNo}, not placed`
      ),
    ],
    ['Way', wayTexts[way]],
    ['Amount', formatMoney(amount, money)],
    ['Came', formatMoney(received, money)],
    ...(refunded === 0 ? [] : [['Goes back', formatMoney(refunded, money)] as const]),
    ...(returned === 0 ? [] : [['Given back for returns', formatMoney(returned, money)] as const]),
    ['Reference', reference === '' ? 'None' : reference],
    ['Begun', formatMoment(startedAt, dates)],
  ];
  return (
    <>
      <div className={drawerCss.order}>
        <div className={css.state}>
          <StatusPill tone={toneOf(payment.stage)} label={stageTexts[payment.stage]} />
          <span className={css.quiet}>{dueText(payment, money, dates)}</span>
        </div>
        <DrawerFacts facts={facts} />
      </div>
      {refunds.length === 0 ? null : <Refunds payment={payment} onRefunded={onRefunded} />}
    </>
  );
}

function Refunds({ payment: { way, refunds }, onRefunded }: PaymentDetailProps) {
  const money = useMoneyFormat();
  const dates = useDateFormat();
  const headingId = useId();
  return (
    <section className={sectionCss.section} aria-labelledby={headingId}>
      <Heading level={3} size="small" id={headingId}>
        Refunds
      </Heading>
      <ul className={sectionCss.list}>
        {refunds.map(({ id, amount, reason, state, reference, at }) => (
          <li key={id} className={sectionCss.entry}>
            <p className={sectionCss.step}>{formatMoney(amount, money)}</p>
            <p className={sectionCss.fact}>
              {reasonTexts[reason]} · {formatMoment(at, dates)}
            </p>
            {state === 'failed' ? (
              <p className={sectionCss.fact}>{wayTexts[way]} could not pay it out. Send it yourself.</p>
            ) : null}
            {state !== 'done' ? (
              <Button
                size="small"
                onClick={() => onRefunded(id)}
                aria-label={`${stepLabels.refunded} ${formatMoney(amount, money)}`}
              >
                {stepLabels.refunded}
              </Button>
            ) : (
              <p className={sectionCss.fact}>{reference === '' ? 'Made' : `Made: ${reference}`}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
