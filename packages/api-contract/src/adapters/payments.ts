/** Payments: wire ↔ domain. */
import type { Paise } from '../domain/catalogue.ts';
import type { WireOf } from '../endpoints.ts';
import { rupeesToPaise } from '../rupees.ts';

type OwnRow = WireOf<'getPayment'>['answer']['payment'];
type Row = WireOf<'getPayments'>['answer']['payments'][number];

interface Amounts {
  readonly amount: Paise;
  readonly received: Paise;
  readonly refunded: Paise;
}

/** A payment as its shopper sees it. Times are ms since 1970. */
export type OwnPayment = Omit<OwnRow, keyof Amounts> & Amounts;

/** A payment as the back office sees it. */
export type Payment = Omit<Row, keyof Amounts | 'refunds'> &
  Amounts & { readonly refunds: readonly (Omit<Row['refunds'][number], 'amount'> & { readonly amount: Paise })[] };

const toAmounts = (row: Pick<Row, keyof Amounts>): Amounts => ({
  amount: rupeesToPaise(row.amount),
  received: rupeesToPaise(row.received),
  refunded: rupeesToPaise(row.refunded),
});

/** From a shopper's answer. */
export const toOwnPayment = (row: OwnRow): OwnPayment => ({ ...row, ...toAmounts(row) });

/** From a row of the back office. */
export const toPayment = (row: Row): Payment => ({
  ...row,
  ...toAmounts(row),
  refunds: row.refunds.map((refund) => ({ ...refund, amount: rupeesToPaise(refund.amount) })),
});
