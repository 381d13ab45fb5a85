import type { Address, AddressFields, OwnApi } from '@kayal/api-contract/client';
import { addressBookMachine, type AddressJob, type SaveAddressInput } from '@kayal/commerce-core';
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { keyPerContent } from '../../data/api/key-per-content.ts';
import { sessionResultOf, type SessionListener } from '../../data/api/session-result.ts';
import type { ActorWatch } from '../actors/actor-watch.ts';

interface AddressBookDependencies {
  readonly api: Pick<
    OwnApi,
    'addresses' | 'address' | 'addAddress' | 'updateAddress' | 'setActiveAddress' | 'deleteAddress'
  >;
  readonly session: SessionListener;
  readonly newKey: () => string;
}

/**
 * The address-book machine over the API. Retries of a new address use the same idempotency key, so that it is stored
 * once.
 */
export function provideAddressBook({ api, session, newKey }: AddressBookDependencies) {
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

/** The address book that a shop started last: it may still save what was chosen on the page that was left. */
const books = new WeakMap<AddressBookDependencies, ActorRefFrom<typeof addressBookMachine>>();

/** Max wait for that one, ms. */
const latestMs = 10_000;

/**
 * Creates the address book of one shopper, after the one before has saved what was chosen in it: the bag must not show
 * the address that was active before.
 */
export async function createAddressBook(dependencies: AddressBookDependencies, customerId: string, watch: ActorWatch) {
  const last = books.get(dependencies);
  if (last !== undefined)
    await waitFor(last, (book) => book.status !== 'active' || !book.hasTag('busy'), { timeout: latestMs }).catch(
      () => {},
    );
  const book = createActor(provideAddressBook(dependencies), { input: { customerId }, ...watch });
  books.set(dependencies, book);
  return book;
}
