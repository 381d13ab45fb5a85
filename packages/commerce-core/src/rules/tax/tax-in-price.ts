import type { Paise } from '@kayal/api-contract/client';
import { roundedQuotient } from './parts.ts';

/** An amount that includes tax, in its parts; paise. They add up to it. */
export interface TaxParts {
  /** Value before tax. */
  readonly taxable: Paise;
  /** Central tax, and the tax of the State of the same amount; both 0 between States. */
  readonly cgst: Paise;
  readonly sgst: Paise;
  /** Integrated tax between States; 0 within one. */
  readonly igst: Paise;
}

/** Hundredths of a percent. @param rate percent, at most two decimals */
export const basisPoints = (rate: number): number => Math.round(rate * 100);

/**
 * Takes the tax out of a price that includes it. Within a State one half is rounded and both heads get it, so that they
 * never differ; what is left is the taxable value.
 * @param rate percent of both heads together; 0 where no tax is shown
 */
export function taxIn(amount: Paise, rate: number, isInterState: boolean): TaxParts {
  const points = basisPoints(rate);
  if (isInterState) {
    const igst = roundedQuotient(amount * points, 10_000 + points);
    return { taxable: amount - igst, cgst: 0, sgst: 0, igst };
  }
  const half = roundedQuotient(amount * points, 20_000 + 2 * points);
  return { taxable: amount - 2 * half, cgst: half, sgst: half, igst: 0 };
}

/** Value and tax together. */
export const amountOf = ({ taxable, cgst, sgst, igst }: TaxParts): Paise => taxable + cgst + sgst + igst;

/** Parts without an amount. */
export const noParts: TaxParts = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };

/** Adds parts up. */
export function sumOfParts(all: readonly TaxParts[]): TaxParts {
  return all.reduce(
    (sum, { taxable, cgst, sgst, igst }) => ({
      taxable: sum.taxable + taxable,
      cgst: sum.cgst + cgst,
      sgst: sum.sgst + sgst,
      igst: sum.igst + igst,
    }),
    noParts,
  );
}

/**
 * What a credit note takes back of a line: the running total of all its notes, less the earlier ones. So the notes of
 * pieces that come back one by one add up to the line.
 * @param credited by earlier notes
 * @param amount of this note, tax included
 * @throws RangeError where the notes would come to more than the line
 */
export function creditOf(invoiced: TaxParts, credited: TaxParts, amount: Paise): TaxParts {
  const whole = amountOf(invoiced);
  const running = amountOf(credited) + amount;
  if (amount < 0 || running > whole) throw new RangeError(`Credited ${running} of ${whole}`);
  const part = (head: 'cgst' | 'sgst' | 'igst'): Paise =>
    (whole === 0 ? 0 : roundedQuotient(invoiced[head] * running, whole)) - credited[head];
  const [cgst, sgst, igst] = [part('cgst'), part('sgst'), part('igst')];
  return { taxable: amount - cgst - sgst - igst, cgst, sgst, igst };
}

/** The amount of some pieces of a line, by the same running total. @param before pieces that came back earlier */
export function amountOfPieces(whole: Paise, quantity: number, before: number, pieces: number): Paise {
  const upTo = (count: number): Paise => roundedQuotient(whole * count, quantity);
  return upTo(before + pieces) - upTo(before);
}
