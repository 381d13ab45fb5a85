import type { Paise } from '@kayal/api-contract/client';
import { formatRupees } from './money.ts';

/** What a thing costs before any offer and with it. */
export interface Priced {
  readonly mrp: Paise;
  /** Null where there is no offer. */
  readonly offer: Paise | null;
}

/** What one unit costs: the offer when there is one, otherwise MRP (S9.MON.04, S7.CAT.13). */
export function payablePrice(price: Priced): Paise {
  return price.offer ?? price.mrp;
}

/** A price ready to be drawn (S2.HOME.09, S2.PDP.09–10). */
export interface PriceDisplay {
  /** The strong price. */
  readonly now: string;
  /** The struck MRP; null when there is no offer. */
  readonly struck: string | null;
  /** What is saved; null when nothing is. */
  readonly saving: string | null;
  /** The saving as whole percent of MRP, rounded down; 0 when nothing is saved. */
  readonly savingPercent: number;
}

/** How a price is shown: offer beside struck MRP, or MRP alone (S9.MON.04). */
export function priceDisplay(price: Priced): PriceDisplay {
  const now = formatRupees(payablePrice(price));
  if (price.offer === null) return { now, struck: null, saving: null, savingPercent: 0 };
  const saved = Math.max(0, price.mrp - price.offer);
  return {
    now,
    struck: formatRupees(price.mrp),
    saving: saved === 0 ? null : formatRupees(saved),
    savingPercent: saved === 0 ? 0 : Math.floor((saved * 100) / price.mrp),
  };
}

/** A line that can be summed. */
export interface PricedLine {
  readonly quantity: number;
  /** What one unit costs now. */
  readonly price: Paise;
  readonly mrp: Paise;
}

/** The figures of Price Details, in paise (S2.CART.13–17). */
export interface PriceDetails {
  /** Units, not lines. */
  readonly itemCount: number;
  /** Sum of MRP. */
  readonly total: Paise;
  /** Sum of MRP less what is paid; 0 when there is no offer. */
  readonly discount: Paise;
  readonly delivery: Paise;
  /** What is to be paid. */
  readonly amount: Paise;
}

/**
 * Sums a bag or an order.
 * @param delivery Delivery charge in paise, the same on cart, order and invoice (J44).
 */
export function priceDetails(lines: readonly PricedLine[], delivery: Paise): PriceDetails {
  let itemCount = 0;
  let total = 0;
  let payable = 0;
  for (const line of lines) {
    itemCount += line.quantity;
    total += Math.max(line.mrp, line.price) * line.quantity;
    payable += line.price * line.quantity;
  }
  return { itemCount, total, discount: total - payable, delivery, amount: payable + delivery };
}

/** The discount as Price Details prints it: blank without an offer, else '−₹200' (S2.CART.15, J43). */
export function discountText(discount: Paise): string {
  return discount > 0 ? formatRupees(-discount) : '';
}
