/** Returns: wire ↔ domain. */
import type { Paise } from '../domain/catalogue.ts';
import type { WireOf } from '../endpoints.ts';
import { rupeesToPaise } from '../rupees.ts';

type ReturnRow = WireOf<'askReturn'>['answer']['request'];
type ReturnsAnswer = WireOf<'getOrderReturns'>['answer'];

/** A line of a return; `paid` is what was paid for its units. */
export type ReturnLine = Omit<ReturnRow['lines'][number], 'paid'> & { readonly paid: Paise };

/** A return. Times are ms since 1970. */
export type ReturnRequest = Omit<ReturnRow, 'lines' | 'refundable' | 'wayBackCharge' | 'refund'> & {
  /** The most that can be refunded. */
  readonly refundable: Paise;
  /** What the pick-up costs her, taken off a refund. */
  readonly wayBackCharge: Paise;
  readonly refund: (Omit<NonNullable<ReturnRow['refund']>, 'amount'> & { readonly amount: Paise }) | null;
  readonly lines: readonly ReturnLine[];
};

/** What of an order can be returned, and its returns. */
export type OrderReturns = Pick<ReturnsAnswer, 'isOpen' | 'lines'> & {
  /** What a pick-up takes off a refund; 0 where the shop pays for it. */
  readonly pickUpCharge: Paise;
  readonly returns: readonly ReturnRequest[];
};

/** A question for a return. */
export type ReturnDraft = WireOf<'askReturn'>['body'];

/** From a row of any answer. */
export function toReturn(row: ReturnRow): ReturnRequest {
  return {
    ...row,
    refundable: rupeesToPaise(row.refundable),
    wayBackCharge: rupeesToPaise(row.wayBackCharge),
    refund: row.refund === null ? null : { ...row.refund, amount: rupeesToPaise(row.refund.amount) },
    lines: row.lines.map((line) => ({ ...line, paid: rupeesToPaise(line.paid) })),
  };
}

/** From the answer of `getOrderReturns`. */
export const toOrderReturns = ({ isOpen, pickUpCharge, lines, returns }: ReturnsAnswer): OrderReturns => ({
  isOpen,
  pickUpCharge: rupeesToPaise(pickUpCharge),
  lines,
  returns: returns.map(toReturn),
});
