import { toCustomer } from '../../adapters/accounts.ts';
import { toAddresses } from '../../adapters/addresses.ts';
import { toCart } from '../../adapters/cart.ts';
import { toWishlist } from '../../adapters/wishlist.ts';
import type { CartLine, WishlistItem } from '../../domain/shopper.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { lazyRowFillers } from '../fallbacks/lazy-row-fillers.ts';
import { outcome, refusal, type Outcome } from '../transport/outcome.ts';

/** What a signed-in shopper's own pages read. Each throws NetworkError when no answer came. */
export function createOwnReads(client: ApiClient) {
  const { call, address } = client;
  const fill = lazyRowFillers(client);
  return {
    /** The lines of a customer's cart. */
    async cart(customerId: string): Promise<Outcome<{ items: CartLine[] }>> {
      const result = await call('getCart', { params: { customer: customerId } });
      if (!result.ok) return refusal(result.status, result.error);
      return { ok: true, items: toCart({ items: await fill.cartRows(result.data.items) }) };
    },

    async wishlist(customerId: string): Promise<Outcome<{ items: WishlistItem[] }>> {
      const result = await call('getWishlist', { params: { customer: customerId } });
      if (!result.ok) return refusal(result.status, result.error);
      return { ok: true, items: toWishlist({ items: await fill.wishlistRows(result.data.items) }) };
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
