import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { addressBookOver } from './address-book.ts';
import type { ShopActors } from './shop-actors.ts';
import { useTell } from './use-tell.ts';

/** The address book of one shopper for as long as a page lives, joined to toasts (S8.ADDR). @returns snapshot and send */
export function useAddressBook(customerId: string, actors: ShopActors) {
  const tell = useTell();
  const machine = useMemo(() => addressBookOver(actors), [actors]);
  const [snapshot, send, book] = useActor(machine, { input: { customerId } });

  useEffect(() => {
    const subscription = book.on('addresses.notice', ({ notice }) => tell(notice));
    return () => subscription.unsubscribe();
  }, [book, tell]);

  return [snapshot, send] as const;
}
