import { useCallback, useState, type RefObject } from 'react';
import type { ShopActors } from '../../../machines/actors/shop-actors.ts';
import { useAddressBook } from '../../../machines/account/use-address-book.ts';

/**
 * The delivery line of the bag: its address book, and the highlight when an address is missing.
 * @param line the line itself, which then receives the focus
 */
export function useDelivery(customerId: string, actors: ShopActors, line: RefObject<HTMLElement | null>) {
  const [book, send] = useAddressBook(customerId, actors);
  const [calls, setCalls] = useState(0);

  const reload = useCallback(() => send({ type: 'addresses.reload' }), [send]);
  /** Focuses the line, highlights its button and loads the addresses again, because the server may have one by now. */
  const callForAddress = useCallback(() => {
    setCalls((count) => count + 1);
    line.current?.focus({ preventScroll: true });
    line.current?.scrollIntoView({ block: 'center' });
    reload();
  }, [line, reload]);

  return { book, calls, reload, callForAddress };
}

/** The delivery line of the bag. */
export type Delivery = ReturnType<typeof useDelivery>;
