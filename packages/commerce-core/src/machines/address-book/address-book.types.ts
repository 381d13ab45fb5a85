import type { Address, AddressFields } from '@kayal/api-contract/client';
import type { OptimisticState } from '../../optimistic-queue/optimistic-queue.ts';
import type { ShopperMessageId } from '../../texts/shopper-messages.ts';
import type { Notice } from '../../texts/notice.ts';

/** A change of the list, sent without the form. */
export interface AddressJob {
  readonly kind: 'activate' | 'remove';
  readonly id: string;
}

/** Context of the machine. The displayed list is `confirmed` with `queue` applied: see the selectors. */
export interface AddressBookContext extends OptimisticState<readonly Address[], AddressJob> {
  readonly customerId: string;
  /** The address being edited; null for a new one. */
  readonly editedId: string | null;
  /** Initial values of the form, then the values last sent. */
  readonly fields: AddressFields;
  /** Error of the open form. */
  readonly error: ShopperMessageId | null;
}

/** Events that the machine accepts. */
export type AddressBookEvent =
  | { readonly type: 'address.choose'; readonly id: string }
  | { readonly type: 'address.remove'; readonly id: string }
  | { readonly type: 'addresses.reload' }
  | { readonly type: 'form.add' }
  | { readonly type: 'form.edit'; readonly id: string }
  | { readonly type: 'form.save'; readonly fields: AddressFields }
  | { readonly type: 'form.close' };

/** Events that the machine emits. */
export type AddressBookEmitted = { readonly type: 'addresses.notice'; readonly notice: Notice };

/** Input of the machine. */
export interface AddressBookInput {
  readonly customerId: string;
}

/** Input of the `saveAddress` actor: `id` is null for a new address. */
export interface SaveAddressInput {
  readonly customerId: string;
  readonly id: string | null;
  readonly fields: AddressFields;
}

/** Tags of the states, for `snapshot.hasTag`. */
export type AddressBookTag =
  | 'loading'
  | 'ready'
  | 'busy'
  | 'failed'
  | 'formOpen'
  | 'formLoading'
  | 'formBusy'
  | 'formFailed';
