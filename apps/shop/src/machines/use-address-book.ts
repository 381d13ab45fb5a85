import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { provideAddressBook } from './address-book.ts';
import type { ShopActors } from './shop-actors.ts';
import { useNotify } from './use-notify.ts';

/** The address book of one shopper for as long as a page lives, joined to toasts (S8.ADDR). @returns snapshot and send */
export function useAddressBook(customerId: string, actors: ShopActors) {
  const notify = useNotify();
  const machine = useMemo(() => provideAddressBook(actors), [actors]);
  const [snapshot, send, book] = useActor(machine, { input: { customerId } });

  useEffect(() => {
    const subscription = book.on('addresses.notice', ({ notice }) => notify(notice));
    return () => subscription.unsubscribe();
  }, [book, notify]);

  return [snapshot, send] as const;
}
