import { fromAddress, toAddress } from '../../adapters/addresses.ts';
import { fromWishlistAddition, type WishlistAddition } from '../../adapters/wishlist.ts';
import type { AddressFields } from '../../domain/shopper.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { outcome } from '../transport/outcome.ts';

/** An address with its customer. */
export interface AddressClaim {
  readonly customerId: string;
  readonly addressId: string;
}

/** An address to add. */
export interface AddressAddition {
  readonly customerId: string;
  readonly fields: AddressFields;
  readonly idempotencyKey?: string;
}

const message = (answer: { readonly message: string }) => ({ message: answer.message });

/** Changes of addresses and the wishlist. Each throws NetworkError when no answer came. */
export function addressCalls({ call }: ApiClient) {
  return {
    async address(id: string) {
      return outcome(await call('getAddress', { params: { id } }), ({ data }) => ({ address: toAddress(data) }));
    },

    /** Adds an address; the first one becomes active. Use the same key for all tries of one address. */
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

    /** Makes this the delivery address. */
    async setActiveAddress({ customerId, addressId }: AddressClaim) {
      return outcome(await call('setActiveAddress', { body: { addressId, ledcode: customerId } }), message);
    },

    /** Deletes an address, which is named in body and query, because some proxies drop bodies of DELETE. */
    async deleteAddress({ customerId, addressId }: AddressClaim) {
      const claim = { addressId, ledcode: customerId };
      return outcome(await call('deleteAddress', { body: claim, query: claim }), message);
    },

    /** Adds a product to the wishlist; `rowId` removes it. */
    async addToWishlist(addition: WishlistAddition) {
      const result = await call('addToWishlist', { body: fromWishlistAddition(addition) });
      return outcome(result, ({ id }) => ({ rowId: id }));
    },

    /** Removes an item from the wishlist. @param id Row id, or product id. */
    async deleteFromWishlist(id: string | number) {
      return outcome(await call('deleteFromWishlist', { params: { id: String(id) } }), message);
    },
  };
}
