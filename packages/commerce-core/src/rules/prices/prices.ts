import type { Paise } from '@kayal/api-contract/client';
import { formatMoney, type MoneyFormat } from './money.ts';

/** A price without and with an offer. */
export interface Priced {
  readonly mrp: Paise;
  /** Null where there is no offer. */
  readonly offer: Paise | null;
}

/** The price of one unit: the offer when there is one, otherwise the MRP. */
export function payablePrice(price: Priced): Paise {
  return price.offer ?? price.mrp;
}

/** Texts of a price. */
export interface PriceDisplay {
  /** The strong price. */
  readonly now: string;
  /** The struck MRP; null when there is no offer. */
  readonly struck: string | null;
  /** The saving; null when there is none. */
  readonly saving: string | null;
  /** The saving as whole percent of MRP, rounded down; 0 without a saving. */
  readonly savingPercent: number;
}

/** Texts of a price: the offer with the struck MRP, or the MRP alone. */
export function priceDisplay(price: Priced, money: MoneyFormat): PriceDisplay {
  const now = formatMoney(payablePrice(price), money);
  if (price.offer === null) return { now, struck: null, saving: null, savingPercent: 0 };
  const saved = Math.max(0, price.mrp - price.offer);
  return {
    now,
    struck: formatMoney(price.mrp, money),
    saving: saved === 0 ? null : formatMoney(saved, money),
    savingPercent: saved === 0 ? 0 : Math.floor((saved * 100) / price.mrp),
  };
}

/** A line that can be summed. */
export interface PricedLine {
  readonly quantity: number;
  /** Current price of one unit. */
  readonly price: Paise;
  readonly mrp: Paise;
}

/** The figures of Price Details, in paise. */
export interface PriceDetails {
  /** Units, not lines. */
  readonly itemCount: number;
  /** Sum of MRP. */
  readonly total: Paise;
  /** Sum of MRP minus the prices; 0 without an offer. */
  readonly discount: Paise;
  readonly delivery: Paise;
  /** Amount to pay. */
  readonly amount: Paise;
}

/**
 * Sums the lines of a cart or an order.
 * @param delivery delivery charge in paise, the same on cart, order and invoice
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

/** The discount in Price Details: blank without an offer, else '−₹200'. */
export function discountText(discount: Paise, money: MoneyFormat): string {
  return discount > 0 ? formatMoney(-discount, money) : '';
}
