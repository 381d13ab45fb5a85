import { amountOf, amountOfPieces, creditOf, documentDay, noParts, sumOfParts } from '@kayal/commerce-core/tax';
import type { DocumentLine, TaxDocument } from '../tax-document.ts';
import { amountOfLines, type DraftDocument } from './draft-invoice.ts';

/** Pieces of an order's line that came back. */
export interface CreditedPieces {
  readonly lineNo: number;
  readonly quantity: number;
  /** What is paid back for them, tax included, paise; their part of the goods, without delivery, where absent. */
  readonly amount?: number;
}

/** What is credited of an order: some pieces, or everything that is left. */
export type Credited = readonly CreditedPieces[] | 'rest';

/** A line of an invoice with what earlier notes took back of it. */
function linesLeft(invoice: TaxDocument, notes: readonly TaxDocument[]) {
  return invoice.lines.map((line) => {
    const credited = notes.flatMap(({ lines }) => lines.filter(({ lineNo }) => lineNo === line.lineNo));
    return {
      line,
      pieces: credited.reduce((sum, { quantity }) => sum + quantity, 0),
      goods: credited.reduce((sum, { goods }) => sum + goods, 0),
      parts: sumOfParts([noParts, ...credited.map(({ parts }) => parts)]),
    };
  });
}

type LineLeft = ReturnType<typeof linesLeft>[number];

/** @throws RangeError where more comes back than is left */
function creditedLine({ line, pieces, goods, parts }: LineLeft, back: CreditedPieces | 'rest'): DocumentLine {
  const quantity = back === 'rest' ? line.quantity - pieces : back.quantity;
  if (pieces + quantity > line.quantity) {
    throw new RangeError(`${pieces + quantity} of ${line.quantity} pieces came back`);
  }
  const ofPieces = amountOfPieces(line.goods, line.quantity, pieces, quantity);
  const amount = back === 'rest' ? amountOf(line.parts) - amountOf(parts) : (back.amount ?? ofPieces);
  const ownGoods = Math.min(amount, line.goods - goods);
  return {
    ...line,
    quantity,
    goods: ownGoods,
    delivery: amount - ownGoods,
    parts: creditOf(line.parts, parts, amount),
  };
}

/**
 * Makes the credit note of an invoice.
 * @param notes the earlier ones
 * @returns null where nothing is left to credit
 * @throws RangeError where more comes back than is left
 */
export function draftCredit(
  invoice: TaxDocument,
  notes: readonly TaxDocument[],
  credited: Credited,
  at: number,
): DraftDocument | null {
  const lines = linesLeft(invoice, notes)
    .flatMap((left) => {
      const back = credited === 'rest' ? credited : credited.find(({ lineNo }) => lineNo === left.line.lineNo);
      return back === undefined ? [] : [creditedLine(left, back)];
    })
    .filter(({ quantity, parts }) => quantity > 0 || amountOf(parts) > 0);
  const amount = amountOfLines(lines);
  if (lines.length === 0) return null;
  const before = notes.reduce((sum, note) => sum + amountOfLines(note.lines), 0);
  // The round-off goes back with the last of it.
  const roundOff = before + amount === amountOfLines(invoice.lines) ? invoice.roundOff : 0;
  const { number, day, total } = invoice;
  return {
    ...invoice,
    kind: 'credit-note',
    day: documentDay(at),
    issuedAt: at,
    refersTo: { number, day, total },
    promotions: undefined,
    lines,
    roundOff,
    total: amount + roundOff,
  };
}
