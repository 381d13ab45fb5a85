import type { Payment } from '@kayal/api-contract/client';
import { formatMoney, type DateFormat, type MoneyFormat } from '@kayal/commerce-core';
import { StatusPill, TextLink, type DataColumn } from '@kayal/design-system';
import * as css from '../Returns/Returns.css.ts';
import { dueText, stageTexts, toneOf, wayTexts } from './payment-texts.ts';
import { paymentLinkId } from './payments-query.ts';

interface PaymentColumnsOptions {
  readonly money: MoneyFormat;
  readonly dates: DateFormat;
  /** Address of the drawer with all of a payment. */
  readonly hrefOf: (payment: Payment) => string;
}

/** The columns of the queue. */
export function paymentColumns({ money, dates, hrefOf }: PaymentColumnsOptions): DataColumn<Payment>[] {
  return [
    {
      id: 'order',
      header: 'Order',
      names: true,
      cell: (payment) => (
        <span className={css.cell}>
          <span className={css.number}>
            <TextLink id={paymentLinkId(payment.entryNo)} href={hrefOf(payment)} place="standalone">
              {payment.entryNo}
            </TextLink>
          </span>
          <span>{payment.customerName}</span>
        </span>
      ),
    },
    {
      id: 'amount',
      header: 'Amount',
      cell: ({ amount, way, received, refunded }) => (
        <span className={css.cell}>
          {formatMoney(amount, money)}
          <span className={css.quiet}>{wayTexts[way]}</span>
          {received === 0 || received === amount ? null : (
            <span className={css.quiet}>{formatMoney(received, money)} came</span>
          )}
          {refunded === 0 ? null : <span className={css.quiet}>{formatMoney(refunded, money)} goes back</span>}
        </span>
      ),
    },
    {
      id: 'reference',
      header: 'Reference',
      cell: ({ reference }) => (reference === '' ? 'None' : <span className={css.cell}>{reference}</span>),
    },
    {
      id: 'stage',
      header: 'Stage',
      cell: (payment) => (
        <span className={css.cell}>
          <StatusPill tone={toneOf(payment.stage)} label={stageTexts[payment.stage]} />
          <span className={css.quiet}>{dueText(payment, money, dates)}</span>
          {payment.refunds.some(({ state }) => state !== 'done') ? (
            <StatusPill tone="danger" label="To refund" />
          ) : null}
        </span>
      ),
    },
  ];
}
