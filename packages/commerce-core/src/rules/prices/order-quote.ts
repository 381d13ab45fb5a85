import type { Paise } from '@kayal/api-contract/client';

/** A line that an order takes. */
export interface QuotedLine {
  readonly uniqueCode: string;
  readonly quantity: number;
  /** Current price of one unit. */
  readonly price: Paise;
}

/** A discount that is shared out to lines. */
export interface SharedDiscount {
  /** What it takes off each line, by unique code; lines that it leaves alone may be missing. */
  readonly byLine: ReadonlyMap<string, Paise>;
}

/** What is taken off the goods, and what is added to them. */
export interface OrderTerms {
  readonly discounts: readonly SharedDiscount[];
  /** Delivery charge. */
  readonly delivery: Paise;
  /** Charge for the way of payment. */
  readonly paymentFee: Paise;
}

/** What an order costs. */
export interface OrderQuote {
  /** Of each line after discounts, in the lines' sequence; never below 0. */
  readonly lineTotals: readonly Paise[];
  /** Delivery and payment fee. */
  readonly charges: Paise;
  /** Amount to pay: the lines' totals and the charges. */
  readonly amount: Paise;
}

/** What an order costs on its terms. The bag and the server both ask it, so that they agree to the paisa. */
export function quoteOrder(lines: readonly QuotedLine[], { discounts, delivery, paymentFee }: OrderTerms): OrderQuote {
  const lineTotals = lines.map(({ uniqueCode, quantity, price }) => {
    const taken = discounts.reduce((sum, { byLine }) => sum + (byLine.get(uniqueCode) ?? 0), 0);
    return Math.max(0, price * quantity - taken);
  });
  const charges = delivery + paymentFee;
  return { lineTotals, charges, amount: lineTotals.reduce((sum, total) => sum + total, charges) };
}
