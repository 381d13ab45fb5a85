import { toCustomer } from '../../adapters/accounts.ts';
import { toAddresses } from '../../adapters/addresses.ts';
import { toCart } from '../../adapters/cart.ts';
import { toWishlist } from '../../adapters/wishlist.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { outcome } from '../transport/outcome.ts';

/** What a signed-in shopper's own pages read. Each throws NetworkError when no answer came. */
export function createOwnReads({ call, address }: ApiClient) {
  return {
    /** The lines of a customer's cart. */
    async cart(customerId: string) {
      const result = await call('getCart', { params: { customer: customerId } });
      return outcome(result, (answer) => ({ items: toCart(answer) }));
    },

    async wishlist(customerId: string) {
      const result = await call('getWishlist', { params: { customer: customerId } });
      return outcome(result, (answer) => ({ items: toWishlist(answer) }));
    },

    async addresses(customerId: string) {
      const result = await call('getAddresses', { params: { customer: customerId } });
      return outcome(result, (answer) => ({ items: toAddresses(answer) }));
    },

    /** Address of an order's invoice, for a download. */
    invoiceUrl(entryNo: string): string {
      return address('getInvoice', { entryNo });
    },

    /** A customer's own record, or any for an admin. */
    async customer(id: string, signal?: AbortSignal) {
      const result = await call('getCustomerById', {
        params: { customer: id },
        ...(signal === undefined ? {} : { signal }),
      });
      return outcome(result, (answer) => ({ customer: toCustomer(answer) }));
    },
  };
}
