import type { AddressBookEmitted, AddressBookEvent, addressBookMachine } from '@kayal/commerce-core';
import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import { showNotice } from '../../browser/show-notice.ts';
import type { ShopActors } from '../actors/shop-actors.ts';
import { useActorValue } from '../actors/use-actor-value.ts';
import { usePageActor } from '../actors/use-page-actor.ts';
import { createAddressBook } from './address-book.ts';

/** What screens read of an address book. */
export type AddressBookSnapshot = SnapshotFrom<typeof addressBookMachine>;

const notify = ({ notice }: AddressBookEmitted): void => showNotice(notice);

/**
 * The address book of one shopper while a page is open; notices become toasts. What was chosen is saved, though the page
 * is left at once.
 * @returns snapshot and send; no snapshot until the book of the page before has saved what was chosen in it
 */
export function useAddressBook(customerId: string, actors: ShopActors) {
  const actor = usePageActor({
    isAtOnce: true,
    create: (watch) => createAddressBook(actors, customerId, watch),
    onEvent: notify,
    leaving: { isBusy: (book) => book.hasTag('busy') || book.hasTag('formBusy'), onEvent: notify },
  });
  const book = useActorValue(actor, (snapshot): AddressBookSnapshot => snapshot);
  const send = useCallback((event: AddressBookEvent): void => actor?.send(event), [actor]);
  return [book, send] as const;
}
