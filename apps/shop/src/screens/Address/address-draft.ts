import type { AddressFields } from '@kayal/api-contract/client';

/** An address that was being typed when the session ended. */
export interface AddressDraft {
  readonly customerId: string;
  /** The edited address; null for a new one. */
  readonly id: string | null;
  readonly fields: AddressFields;
}

/** In memory only: an address is personal and is not stored in the browser. */
let draft: AddressDraft | null = null;

/** Keeps a draft while its owner logs in again; null forgets it. */
export function keepAddressDraft(typed: AddressDraft | null): void {
  draft = typed;
}

/** The draft of this customer; null where there is none. */
export const addressDraftOf = (customerId: string): AddressDraft | null =>
  draft?.customerId === customerId ? draft : null;
