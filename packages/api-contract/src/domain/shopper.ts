import type { Paise } from './catalogue.ts';

/** Who is signed in, as the server says (J02, J05). */
export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
}

/** A customer's own record (S7.USER.08). */
export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  /** ms since 1970. */
  readonly createdAt: number;
}

/** Most units of one line, and most lines of one cart. The database refuses more units as well. */
export const cartLimits = { unitsPerLine: 50, linesPerCart: 100 } as const;

/** One line of the cart, joined live with price and stock (S3.ENT.10, J20). */
export interface CartLine {
  readonly productId: number;
  readonly uniqueCode: string;
  readonly name: string;
  /** What one unit costs now: offer when there is one, else MRP. */
  readonly price: Paise;
  readonly mrp: Paise;
  /** What one unit cost when the line was last confirmed; differs from `price` after a change (J20). */
  readonly priceWhenAdded: Paise;
  readonly quantity: number;
  readonly colour: string;
  readonly colourName: string;
  readonly colourHex: string;
  readonly size: string;
  /** Units in stock (J23). */
  readonly stock: number;
  readonly picture: string;
  readonly pictureAt: number;
}

/** Where an address is (S3.ENT.12). */
export const addressTypes = ['Home', 'Office'] as const;
/** Home or Office. */
export type AddressType = (typeof addressTypes)[number];

/** What a shopper types for an address; free text (S5.ADDR.01). */
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

/** A kept delivery address (S3.ENT.11). */
export interface Address extends AddressFields {
  readonly id: string;
  readonly isActive: boolean;
}

/** One item of the wishlist (S3.ENT.09). */
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

/** A sold-out variant that a customer waits for: one mail says when it is back. */
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

/** One line of a placed order, with the snapshot of what was bought (S3.ENT.13, J48, J76). */
export interface OrderLine {
  /** The order's number, shared by its lines (J40). */
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
  /** ms since 1970; null while it is not. */
  readonly deliveredAt: number | null;
  /** ms since 1970; null unless the shop cancelled the order. */
  readonly cancelledAt: number | null;
  /** What the shop told the shopper; null unless it cancelled the order. */
  readonly cancelReason: string | null;
  /** Snapshots; null where an old row lacks them, and the fallbacks of S8.ORD apply. */
  readonly customerName: string | null;
  readonly itemName: string | null;
  /** What the colour is called to shoppers. */
  readonly colour: string | null;
  readonly colourHex: string | null;
  readonly size: string | null;
  readonly addressText: string | null;
  readonly picture: string | null;
  readonly pictureAt: number;
}

/** What the order call answers (S7.ORD.01). */
export interface PlacedOrder {
  readonly entryNo: string;
  readonly total: Paise;
}

/** The admin's sums over all orders (S2.DASH.10, J41). Counts are of orders, not lines. */
export interface OrderTotals {
  readonly orders: number;
  readonly inProcess: number;
  readonly completed: number;
  readonly income: Paise;
  readonly deliveredIncome: Paise;
}

/** Values of `status` that narrow the back office's orders. Cancelled ones are listed only where they are asked for. */
export const orderStatuses = ['all', 'in-process', 'delivered', 'cancelled'] as const;

/** One value of `status`. */
export type OrderStatus = (typeof orderStatuses)[number];

/** Sorts of the back office's orders: by age, by total, by customer name. */
export const orderSorts = ['newest', 'oldest', 'highest', 'customer'] as const;

/** One sort of the back office's orders. */
export type OrderSort = (typeof orderSorts)[number];

/** What narrows the back office's orders. Dates are yyyy-mm-dd; limit and offset count orders. */
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

/** What came in on one day; every line's total counts, delivered or not (J41). */
export interface OrderDay {
  /** yyyy-mm-dd in the shop's zone. */
  readonly date: string;
  readonly orders: number;
  /** paise */
  readonly income: number;
}

/** Something an admin changed. */
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

/** What the contact form sends (S3.ENT.19). */
export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly message: string;
}

/** A kept contact message (J30). */
export interface ContactMessage extends ContactForm {
  readonly id: string;
  /** ms since 1970. */
  readonly createdAt: number;
}
