import type { Address, AddressFields, ShopApi } from '@kayal/api-contract/client';
import { addressBookMachine, type AddressJob, type SaveAddressInput } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { sessionResultOf, type SessionListener } from '../data/session-result.ts';

/** What the address book needs of the shop. */
interface AddressBookSurroundings {
  readonly api: Pick<
    ShopApi,
    'addresses' | 'address' | 'addAddress' | 'updateAddress' | 'setActiveAddress' | 'deleteAddress'
  >;
  readonly session: SessionListener;
  readonly newKey: () => string;
}

/** The address-book machine over the API (S7.ADDR, S4.ADDR.02). A new address keeps its key over tries. */
export function provideAddressBook({ api, session, newKey }: AddressBookSurroundings) {
  const resultOf = sessionResultOf(session);
  const keyFor = keyPerContent(newKey);
  return addressBookMachine.provide({
    actors: {
      loadAddresses: fromPromise<readonly Address[], { readonly customerId: string }>(
        async ({ input }) => (await resultOf(api.addresses(input.customerId))).items,
      ),
      doJob: fromPromise<void, { readonly customerId: string; readonly job: AddressJob }>(async ({ input }) => {
        const claim = { customerId: input.customerId, addressId: input.job.id };
        await resultOf(input.job.kind === 'activate' ? api.setActiveAddress(claim) : api.deleteAddress(claim));
      }),
      loadAddress: fromPromise<AddressFields, { readonly id: string | null }>(async ({ input }) => {
        if (input.id === null) throw new Error('There is no address to read.');
        return (await resultOf(api.address(input.id))).address;
      }),
      saveAddress: fromPromise<void, SaveAddressInput>(async ({ input: { customerId, id, fields } }) => {
        if (id === null) {
          const key = keyFor.content(JSON.stringify(fields));
          await resultOf(api.addAddress({ customerId, fields, idempotencyKey: key }));
          keyFor.done();
        } else {
          await resultOf(api.updateAddress({ customerId, addressId: id, fields }));
        }
      }),
    },
  });
}

/** One key for every try of the same content; another content, or the same after it was done, gets a new one. */
function keyPerContent(newKey: () => string) {
  let last: { readonly content: string; readonly key: string } | null = null;
  return {
    content: (content: string): string => {
      if (last?.content !== content) last = { content, key: newKey() };
      return last.key;
    },
    done: (): void => {
      last = null;
    },
  };
}
