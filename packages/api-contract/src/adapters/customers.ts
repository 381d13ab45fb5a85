/** Customers of the back office: wire ↔ domain. */
import type { Paise } from '../domain/catalogue.ts';
import type { WireOf } from '../endpoints.ts';
import { rupeesToPaise } from '../rupees.ts';

type CustomerRow = WireOf<'getCustomers'>['answer']['customers'][number];

/** A shopper's account with what she bought. Times are ms since 1970. */
export type ListedCustomer = Omit<CustomerRow, 'spent'> & {
  /** Without charges for delivery; cancelled orders do not count, returns are not taken off. */
  readonly spent: Paise;
};

/** One customer with her addresses, consents and the number of her returns. */
export type CustomerDetail = Omit<WireOf<'getCustomer'>['answer'], 'success' | 'customer'> & {
  readonly customer: ListedCustomer;
};

/** From a row of either answer. */
export const toCustomer = (row: CustomerRow): ListedCustomer => ({ ...row, spent: rupeesToPaise(row.spent) });
