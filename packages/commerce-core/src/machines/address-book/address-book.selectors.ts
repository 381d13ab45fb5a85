import type { Address } from '@kayal/api-contract/client';
import { shopperMessages } from '../../texts/shopper-messages.ts';
import { activeAddress } from '../../rules/addresses.ts';
import { addressQueue } from './address-book.logic.ts';
import type { AddressBookContext } from './address-book.types.ts';

/** The part of a snapshot that selectors read. */
interface AddressBookSnapshot {
  readonly context: AddressBookContext;
}

/** The addresses shown, choices in flight included. */
export function selectAddresses(snapshot: AddressBookSnapshot): readonly Address[] {
  return addressQueue.shown(snapshot.context);
}

/** The delivery address, or null. */
export function selectActiveAddress(snapshot: AddressBookSnapshot): Address | null {
  return activeAddress(selectAddresses(snapshot));
}

/** Error text of the open form, or null. */
export function selectFormError(snapshot: AddressBookSnapshot): string | null {
  const { error } = snapshot.context;
  return error === null ? null : shopperMessages[error];
}

/** Why the server refused the open form, in its own words, or null. */
export function selectFormErrorReason(snapshot: AddressBookSnapshot): string | null {
  const { error, callError } = snapshot.context;
  return error === null || callError === null ? null : callError.message;
}
