import type { Paise } from './catalogue.ts';
import type { OrderStage } from './order-life.ts';
import type { PrepaidWay } from './payments.ts';

/** The signed-in user. */
export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
}

/** A customer's own record. */
export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  /** ms since 1970. */
  readonly createdAt: number;
}

/** One line of the cart, joined live with price and stock. */
export interface CartLine {
  readonly productId: number;
  readonly uniqueCode: string;
  readonly name: string;
  /** Current price of one unit: the offer when there is one, else the MRP. */
  readonly price: Paise;
  readonly mrp: Paise;
  /** Price of one unit when the line was last confirmed; differs from `price` after a change. */
  readonly priceWhenAdded: Paise;
  readonly quantity: number;
  readonly colour: string;
  readonly colourName: string;
  readonly colourHex: string;
  readonly size: string;
  /** Units in stock. */
  readonly stock: number;
  /** Whether the shop sells it no longer: it stays in the bag, and no order takes it. */
  readonly withdrawn: boolean;
  readonly picture: string;
  readonly pictureAt: number;
}

/** Types of an address. */
export const addressTypes = ['Home', 'Office'] as const;
/** Home or Office. */
export type AddressType = (typeof addressTypes)[number];

/** The fields of an address; free text. */
export interface AddressFields {
  readonly name: string;
  readonly mobile: string;
  readonly pincode: string;
  readonly locality: string;
  readonly address: string;
  readonly city: string;
  readonly district: string;
  readonly addressType: AddressType;
}

/** A stored delivery address. */
export interface Address extends AddressFields {
  readonly id: string;
  readonly isActive: boolean;
}

/** One item of the wishlist. */
export interface WishlistItem {
  /** The row's id. */
  readonly id: string;
  readonly productId: number;
  readonly name: string;
  readonly mrp: Paise;
  readonly offer: Paise | null;
  readonly uniqueCode: string;
  readonly picture: string;
  readonly pictureAt: number;
  readonly stock: number;
}

/** A sold-out variant that a customer waits for: one mail is sent when it is back. */
export interface StockWatch {
  readonly uniqueCode: string;
  readonly productId: number;
  readonly name: string;
  /** Catalogue colour. */
  readonly colour: string;
  readonly colourName: string;
  readonly size: string;
  readonly picture: string;
  readonly pictureAt: number;
}

/** What a promotion took off an order, with its name and code as they were. */
export interface OrderDiscount {
  readonly name: string;
  /** Null for one that applied by itself. */
  readonly code: string | null;
  readonly amount: Paise;
  /** The part of `amount` that is of the delivery charge. */
  readonly ofDelivery: Paise;
}

/** One line of a placed order, with a snapshot of its product. */
export interface OrderLine {
  /** The order's number, shared by its lines. */
  readonly entryNo: string;
  readonly productId: number;
  readonly uniqueCode: string;
  readonly quantity: number;
  readonly total: Paise;
  readonly mrp: Paise;
  /** ms since 1970. */
  readonly orderedAt: number;
  readonly customerId: string;
  readonly phone: string;
  readonly isDelivered: boolean;
  /** ms since 1970; null before the delivery. */
  readonly deliveredAt: number | null;
  /** ms since 1970; null unless the shop cancelled the order. */
  readonly cancelledAt: number | null;
  /** The shop's reason, sent to the shopper; null unless it cancelled the order. */
  readonly cancelReason: string | null;
  /** Of the whole order. */
  readonly stage: OrderStage;
  /** Of the whole order; 0 where delivery was free. */
  readonly deliveryCharge: Paise;
  /** Max business days from the order to its delivery; null where they were not stored. */
  readonly deliveryDays: number | null;
  /** How the whole order was paid before it was placed; absent for cash on delivery. */
  readonly paidBy?: PrepaidWay;
  /** Snapshots; null where an old row lacks them, and the fallbacks of S8.ORD apply. */
  readonly customerName: string | null;
  readonly itemName: string | null;
  /** Display name of the colour. */
  readonly colour: string | null;
  readonly colourHex: string | null;
  readonly size: string | null;
  readonly addressText: string | null;
  readonly picture: string | null;
  readonly pictureAt: number;
}

/** Answer of the order call. */
export interface PlacedOrder {
  readonly entryNo: string;
  readonly total: Paise;
  /** How it is paid before it is placed; absent for an order that is placed. */
  readonly awaits?: PrepaidWay;
}

/** The admin's sums over all orders. Counts are of orders, not lines. */
export interface OrderTotals {
  readonly orders: number;
  readonly inProcess: number;
  readonly completed: number;
  readonly income: Paise;
  readonly deliveredIncome: Paise;
}

/**
 * Values of the filter `status` of the back office's orders. Cancelled orders are listed only for `cancelled`. The
 * orders of `in-process` are those of `to-pack`, `packed`, `shipped` (out for delivery included) and `came-back`.
 * Those of `exchange-to-ship` have a packed parcel with what a return is exchanged for.
 */
export const orderStatuses = [
  'all',
  'in-process',
  'to-pack',
  'packed',
  'shipped',
  'came-back',
  'exchange-to-ship',
  'delivered',
  'cancelled',
] as const;

/** One value of `status`. */
export type OrderStatus = (typeof orderStatuses)[number];

/** Sorts of the back office's orders: by age, by total, by customer name. */
export const orderSorts = ['newest', 'oldest', 'highest', 'customer'] as const;

/** One sort of the back office's orders. */
export type OrderSort = (typeof orderSorts)[number];

/** Filters and page of the back office's orders. Dates are yyyy-mm-dd; limit and offset count orders. */
export interface AllOrdersQuery {
  readonly limit?: number;
  readonly offset?: number;
  readonly text?: string;
  readonly status?: OrderStatus;
  readonly from?: string;
  readonly to?: string;
  /** `newest` where absent. */
  readonly sort?: OrderSort;
}

/** Orders and income of one day; every line's total counts, delivered or not. */
export interface OrderDay {
  /** yyyy-mm-dd in the shop's zone. */
  readonly date: string;
  readonly orders: number;
  /** paise */
  readonly income: number;
}

/** A change by an admin. */
export interface AuditEntry {
  readonly id: string;
  /** ms since 1970. */
  readonly at: number;
  readonly actorId: string;
  /** Null when the account is gone. */
  readonly actorName: string | null;
  /** Dotted name, such as `order.delivered`. */
  readonly action: string;
  /** Id of what was changed. */
  readonly subject: string;
  /** JSON text. */
  readonly before: string;
  /** JSON text. */
  readonly after: string;
}

/** The fields of the contact form. */
export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly message: string;
}

/** Where a message with a number stands. Times are ms since 1970. */
export interface Complaint {
  readonly createdAt: number;
  /** Null for a message from before the shop gave numbers. */
  readonly number: string | null;
  /** By when it is to be answered. */
  readonly dueAt: number | null;
  readonly answeredAt: number | null;
}

/** A stored contact message. */
export interface ContactMessage extends ContactForm, Complaint {
  readonly id: string;
}
