import type { ShopSettings } from '@kayal/api-contract';
import type { MoneyFormat } from '@kayal/commerce-core';
import type { TaxSettings } from '../../config/config.ts';
import type { OrderLineRow } from '../orders/orders.repository.ts';
import { discountLabel } from '../promotions/order-discounts.ts';
import type { TakenDiscount } from '../promotions/promotions.repository.ts';

/** One line of an invoice; amounts in paise. */
export interface InvoiceLine {
  readonly name: string;
  readonly colour: string;
  readonly size: string;
  readonly uniqueCode: string;
  readonly quantity: number;
  /** MRP of one unit. */
  readonly mrp: number;
  /** The line's MRP minus its price. */
  readonly discount: number;
  readonly amount: number;
}

/** The content of an invoice, as it was when the order was placed; amounts in paise. */
export interface Invoice {
  readonly entryNo: string;
  /** yyyy-mm-dd */
  readonly orderDate: string;
  /** Whether it was paid before it was placed. */
  readonly isPaid: boolean;
  /** ms since 1970 */
  readonly orderedAt: number;
  readonly seller: {
    readonly name: string;
    readonly address: readonly string[];
    readonly phone: string;
    readonly email: string;
  };
  readonly money: MoneyFormat;
  readonly tax: TaxSettings | null;
  readonly buyer: { readonly name: string; readonly phone: string; readonly address: string };
  readonly lines: readonly InvoiceLine[];
  /** Sum of MRP. */
  readonly price: number;
  /** Taken off it, without promotions. */
  readonly discount: number;
  /** What each promotion took off goods and delivery. */
  readonly promotions: readonly { readonly label: string; readonly amount: number }[];
  /** Before promotions. */
  readonly delivery: number;
  readonly total: number;
}

/**
 * Builds an invoice from an order's lines as they were.
 * @param taken what promotions took off it
 * @param defaultTax tax numbers used while the settings have none
 * @returns null for an order without lines
 */
export function toInvoice(
  rows: readonly OrderLineRow[],
  taken: readonly TakenDiscount[],
  { profile, contact, tax }: Pick<ShopSettings, 'profile' | 'contact' | 'tax'>,
  defaultTax: TaxSettings | null,
): Invoice | null {
  const [head] = rows;
  if (head === undefined) return null;
  const lines = rows.map(({ name, colour, size, uniqueCode, quantity, mrp, total }) => ({
    name,
    colour,
    size,
    uniqueCode,
    quantity,
    mrp,
    discount: Math.max(0, mrp * quantity - total),
    amount: total,
  }));
  const saved = taken.reduce((sum, { amount, of_delivery }) => sum + amount - of_delivery, 0);
  const discount = Math.max(0, lines.reduce((sum, line) => sum + line.discount, 0) - saved);
  const goods = lines.reduce((sum, line) => sum + line.amount, 0);
  const { address, phone, email } = contact;
  return {
    entryNo: head.entryNo,
    orderDate: head.orderDate,
    isPaid: head.paidBy !== null,
    orderedAt: head.createdAt,
    seller: { name: profile.name, address, phone, email },
    money: profile.currency,
    tax: tax.gstin === '' ? defaultTax : tax,
    buyer: { name: head.customerName, phone: head.phone, address: head.addressText },
    lines,
    price: goods + saved + discount,
    discount,
    promotions: taken.map((each) => ({ label: discountLabel(each), amount: each.amount })),
    delivery: taken.reduce((sum, { of_delivery }) => sum + of_delivery, head.deliveryCharge),
    total: goods + head.deliveryCharge,
  };
}
