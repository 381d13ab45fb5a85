import { useActor } from '@xstate/react';
import { useMemo } from 'react';
import { showNotice } from '../browser/show-notice.ts';
import { provideAddressBook } from './address-book.ts';
import { useActorWatch } from './actor-watch.ts';
import type { ShopActors } from './shop-actors.ts';
import { useActorEvents } from './use-actor-events.ts';

/** The address book of one shopper while a page is open; notices become toasts. @returns snapshot and send */
export function useAddressBook(customerId: string, actors: ShopActors) {
  const machine = useMemo(() => provideAddressBook(actors), [actors]);
  const [snapshot, send, book] = useActor(machine, { input: { customerId }, ...useActorWatch() });
  useActorEvents(book, (event) => {
    if (event.type === 'addresses.notice') showNotice(event.notice);
  });
  return [snapshot, send] as const;
}
