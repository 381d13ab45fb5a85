import type { Address } from '@kayal/api-contract/client';
import {
  emptyAddress,
  type AddressBookContext,
  type AddressBookEmitted,
  type addressBookMachine,
} from '@kayal/commerce-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { showNotice } from '../../browser/show-notice.ts';
import { sessionResultOf } from '../../data/api/session-result.ts';
import { useLiveStore } from '../../runtime/session/live-store.ts';
import { restingSnapshot } from '../actors/resting-actor.ts';
import type { ShopActors, ShopSnapshot } from '../actors/shop-actors.ts';
import { useLazyActor } from '../actors/use-lazy-actor.ts';

/** What screens read of an address book. */
export type AddressBookSnapshot = ShopSnapshot<typeof addressBookMachine>;

const contextOf = (customerId: string, confirmed: readonly Address[]): AddressBookContext => ({
  customerId,
  confirmed,
  queue: [],
  editedId: null,
  fields: emptyAddress,
  error: null,
  callError: null,
});

const notify = ({ notice }: AddressBookEmitted): void => showNotice(notice);

/**
 * The address book of one shopper while a page is open; notices become toasts. Its machine is loaded at the first
 * action; the addresses are read without it. What was chosen is saved, though the page is left at once.
 * @returns snapshot and send
 */
export function useAddressBook(customerId: string, actors: ShopActors) {
  const live = useLiveStore();
  const [known, setKnown] = useState<AddressBookSnapshot>(() =>
    restingSnapshot('list', ['loading', 'busy'], contextOf(customerId, [])),
  );
  const latest = useRef<AddressBookContext | null>(null);
  const { snapshot, send } = useLazyActor({
    start: async (watch) => {
      const running = await live.whenLive();
      const { startAddressBook } = await import('./address-book.ts');
      return startAddressBook(running, customerId, () => latest.current, watch);
    },
    onEvent: notify,
    leaving: { isBusy: (book) => book.hasTag('busy') || book.hasTag('formBusy'), onEvent: notify },
  });

  const { api, session } = actors;
  const read = useCallback(async () => {
    try {
      const { items } = await sessionResultOf(session)(api.addresses(customerId));
      latest.current = contextOf(customerId, items);
      setKnown(restingSnapshot('list', ['ready'], latest.current));
    } catch {
      setKnown(restingSnapshot('list', ['failed'], contextOf(customerId, [])));
    }
  }, [api, session, customerId]);
  useEffect(() => {
    // A machine that starts with the page reads by itself.
    if (live.running() === null) void read();
  }, [live, read]);

  return [snapshot ?? known, send] as const;
}
