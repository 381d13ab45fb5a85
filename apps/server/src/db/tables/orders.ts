/** Carts, wishlists, orders, and who waits for a variant. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Flag } from './flag.ts';

/** A variant in a customer's cart. */
export interface CartLineTable {
  customer_id: string;
  unique_code: string;
  product_id: number;
  /** CHECK (qty BETWEEN 1 AND 50). */
  qty: number;
  /** Payable price of one unit when the line was last confirmed, paise. */
  price: number;
  created_at: number;
}

/** An item of a customer's wishlist. */
export interface WishlistTable {
  id: string;
  customer_id: string;
  product_id: number;
  unique_code: string;
  created_at: number;
}

/** A customer who waits for a sold-out variant, and when her back-in-stock mail was written. */
export interface StockWatchTable {
  id: string;
  customer_id: string;
  unique_code: string;
  created_at: number;
  /** Null while she waits; max one such row per customer and variant: partial unique index. */
  notified_at: number | null;
}

/** An order as it was placed, with its delivery or cancellation. */
export interface OrderTable {
  /** The public order number: random-looking, not a counter. */
  entry_no: string;
  customer_id: string;
  customer_name: string;
  phone: string;
  /** The address as it was. */
  address_text: string;
  /** Of the lines and the charges, paise. */
  total: number;
  /** Charges of delivery and of the way of payment, paise. */
  delivery_charge: number;
  /** yyyy-mm-dd in the shop's time zone. */
  order_date: string;
  created_at: number;
  delivered: Flag;
  delivered_at: number | null;
  /** SHA-256 of the lines, for the unmodified client's replay. */
  lines_hash: string;
}

/** Why and when the shop cancelled an order; null for all other orders. */
export interface OrderCancelling {
  cancelled_at: number | null;
  cancel_reason: string | null;
}

/** Column that migration 0046 added to an order. */
export interface OrderPromise {
  /** Max business days from the order to its delivery, as promised; null where a version before it wrote the row. */
  delivery_days: number | null;
}

/** Column that the database itself fills in an order's row. */
export interface OrderSearchColumn {
  /** Order number, customer name and phone in small letters, a line each: what the back office searches. */
  search_text: GeneratedAlways<string>;
  /** As `search_text`, which versions before it read, and the digits of the phone number once more. */
  search_with_digits: GeneratedAlways<string>;
}

/** A variant of an order, with names and prices as they were when it was placed. */
export interface OrderLineTable {
  entry_no: string;
  line_no: number;
  product_id: number;
  unique_code: string;
  name: string;
  colour: string;
  size: string;
  qty: number;
  /** Charged for one unit, paise. */
  price: number;
  /** MRP of one unit at that time, paise. */
  mrp: number;
  /** Of all units after discounts, paise. */
  total: number;
}

/** Column that migration 0033 added to a line of an order. */
export interface OrderLineTerms {
  /** 1: the product was marked as final sale when it was ordered. */
  final_sale: Generated<Flag>;
}

/** One answer per customer and key. */
export interface IdempotencyTable {
  customer_id: string;
  key: string;
  body_hash: string;
  status: number;
  body: string;
  created_at: number;
}
