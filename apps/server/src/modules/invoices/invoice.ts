import type { ShopSettings } from '@kayal/api-contract';
import type { MoneyFormat } from '@kayal/commerce-core';
import type { TaxSettings } from '../../config/config.ts';
import type { OrderLineRow } from '../orders/orders.repository.ts';

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
  readonly discount: number;
  readonly delivery: number;
  readonly total: number;
}

/**
 * Builds an invoice from an order's lines as they were.
 * @param defaultTax tax numbers used while the settings have none
 * @returns null for an order without lines
 */
export function toInvoice(
  rows: readonly OrderLineRow[],
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
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
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
    price: goods + discount,
    discount,
    delivery: head.deliveryCharge,
    total: goods + head.deliveryCharge,
  };
}
