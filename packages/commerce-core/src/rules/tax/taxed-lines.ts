import type { Paise } from '@kayal/api-contract/client';
import { shareOut } from './parts.ts';
import { taxIn, type TaxParts } from './tax-in-price.ts';
import { rateOf, stepsOn, type GapChoice, type TaxRate } from './tax-rates.ts';

/** A line of goods before tax is taken out of it. */
export interface GoodsLine {
  readonly quantity: number;
  /** Of all pieces after discount, tax included, paise. */
  readonly amount: Paise;
  /** All rates of its class. */
  readonly rates: readonly TaxRate[];
}

/** A line with its share of the delivery charge, and the tax in both. */
export interface TaxedLine {
  readonly delivery: Paise;
  /** Percent; 0 where no tax is shown. */
  readonly rate: number;
  /** Whether the owner's choice decided between two rates. */
  readonly isInGap: boolean;
  readonly parts: TaxParts;
}

/** By what a supply is taxed. */
export interface Supply {
  /** yyyy-mm-dd */
  readonly day: string;
  readonly isInterState: boolean;
  /** False under the composition scheme, which shows no tax. */
  readonly showsTax: boolean;
  readonly gap: GapChoice;
  /** Delivery charge of the order, paise. */
  readonly delivery: Paise;
}

/**
 * Taxes the lines of an order. Delivery follows the goods: each line has a share of it by amount, at its own rate. The
 * share does not count towards the price that chooses the rate.
 */
export function taxedLines(
  lines: readonly GoodsLine[],
  { day, isInterState, showsTax, gap, delivery }: Supply,
): readonly TaxedLine[] {
  const shares = shareOut(
    delivery,
    lines.map(({ amount }) => amount),
  );
  return lines.map(({ quantity, amount, rates }, index) => {
    const share = shares[index] ?? 0;
    const chosen = showsTax ? rateOf(stepsOn(rates, day), amount, quantity, gap) : { rate: 0, isInGap: false };
    return { ...chosen, delivery: share, parts: taxIn(amount + share, chosen.rate, isInterState) };
  });
}
