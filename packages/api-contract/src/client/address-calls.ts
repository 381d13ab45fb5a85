import { fromAddress, toAddress, toAddresses } from '../adapters/addresses.ts';
import { fromWishlistAddition, toWishlist, type WishlistAddition } from '../adapters/wishlist.ts';
import type { AddressFields } from '../domain/shopper.ts';
import type { ApiClient } from './call-types.ts';
import { outcome } from './outcome.ts';

/** An address, and whose it is. */
export interface AddressClaim {
  readonly customerId: string;
  readonly addressId: string;
}

/** An address to keep. */
export interface AddressAddition {
  readonly customerId: string;
  readonly fields: AddressFields;
  readonly idempotencyKey?: string;
}

const message = (answer: { readonly message: string }) => ({ message: answer.message });

/** Addresses and the wishlist (S7.ADDR, S7.WISH). Each throws NetworkError when no answer came. */
export function addressCalls({ call }: ApiClient) {
  return {
    async addresses(customerId: string) {
      const result = await call('getAddresses', { params: { customer: customerId } });
      return outcome(result, (answer) => ({ items: toAddresses(answer) }));
    },

    async address(id: string) {
      return outcome(await call('getAddress', { params: { id } }), ({ data }) => ({ address: toAddress(data) }));
    },

    /** Keeps an address; the first one becomes active. The same key for every try of one address. */
    async addAddress({ customerId, fields, idempotencyKey }: AddressAddition) {
      const result = await call('addAddress', {
        body: fromAddress(customerId, fields),
        ...(idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': idempotencyKey } }),
      });
      return outcome(result, ({ id, message: text }) => ({ addressId: id, message: text }));
    },

    async updateAddress({ customerId, addressId, fields }: AddressClaim & { readonly fields: AddressFields }) {
      const result = await call('updateAddress', { params: { id: addressId }, body: fromAddress(customerId, fields) });
      return outcome(result, message);
    },

    /** Delivers to this address from now on (S7.ADDR.05). */
    async setActiveAddress({ customerId, addressId }: AddressClaim) {
      return outcome(await call('setActiveAddress', { body: { addressId, ledcode: customerId } }), message);
    },

    /** Forgets an address; named in body and query, because some proxies drop bodies of DELETE (J13). */
    async deleteAddress({ customerId, addressId }: AddressClaim) {
      const claim = { addressId, ledcode: customerId };
      return outcome(await call('deleteAddress', { body: claim, query: claim }), message);
    },

    async wishlist(customerId: string) {
      const result = await call('getWishlist', { params: { customer: customerId } });
      return outcome(result, (answer) => ({ items: toWishlist(answer) }));
    },

    /** Puts a product on the list; `rowId` takes it off again (S8.WISH.01–03). */
    async addToWishlist(addition: WishlistAddition) {
      const result = await call('addToWishlist', { body: fromWishlistAddition(addition) });
      return outcome(result, ({ id }) => ({ rowId: id }));
    },

    /** Takes an item off the list. @param id Row id, or product id (J39). */
    async deleteFromWishlist(id: string | number) {
      return outcome(await call('deleteFromWishlist', { params: { id: String(id) } }), message);
    },
  };
}
