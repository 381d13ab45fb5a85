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
export type Payment = Omit<Row, keyof Amounts | 'returned' | 'refunds'> &
  Amounts & {
    readonly returned: Paise;
    readonly refunds: readonly (Omit<Row['refunds'][number], 'amount'> & { readonly amount: Paise })[];
  };

const toAmounts = (row: Pick<Row, keyof Amounts>): Amounts => ({
  amount: rupeesToPaise(row.amount),
  received: rupeesToPaise(row.received),
  refunded: rupeesToPaise(row.refunded),
});

/** From a shopper's answer. */
export const toOwnPayment = (row: OwnRow): OwnPayment => ({ ...row, ...toAmounts(row) });

/** From a row of the back office. */
export const toPayment = ({ returned = 0, ...row }: Row): Payment => ({
  ...row,
  returned: rupeesToPaise(returned),
  ...toAmounts(row),
  refunds: row.refunds.map((refund) => ({ ...refund, amount: rupeesToPaise(refund.amount) })),
});

type SettlementAnswer = WireOf<'importSettlement'>['answer'];
type UnsettledRow = WireOf<'getUnsettledCash'>['answer']['orders'][number];

/** A row of a courier's settlement that books nothing. */
export type DifferingSettlement = Omit<SettlementAnswer['differing'][number], 'amount' | 'expected'> & {
  /** Of the file; null for one that cannot be read. */
  readonly amount: Paise | null;
  /** What the order costs; null where none is known. */
  readonly expected: Paise | null;
};

/** What a courier's settlement books, or would book. */
export type Settlement = Omit<SettlementAnswer, 'success' | 'sum' | 'differing'> & {
  readonly sum: Paise;
  readonly differing: readonly DifferingSettlement[];
};

/** An order whose cash is collected and not settled. */
export type UnsettledOrder = Omit<UnsettledRow, 'amount'> & { readonly amount: Paise };

const paiseOrNull = (rupees: number | null): Paise | null => (rupees === null ? null : rupeesToPaise(rupees));

/** From the answer about a courier's settlement. */
export const toSettlement = ({ success: _success, sum, differing, ...rest }: SettlementAnswer): Settlement => ({
  ...rest,
  sum: rupeesToPaise(sum),
  differing: differing.map(({ amount, expected, ...row }) => ({
    ...row,
    amount: paiseOrNull(amount),
    expected: paiseOrNull(expected),
  })),
});

/** From a row of collected cash. */
export const toUnsettled = ({ amount, ...row }: UnsettledRow): UnsettledOrder => ({
  ...row,
  amount: rupeesToPaise(amount),
});
