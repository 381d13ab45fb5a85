import { useCallback, useRef, useState } from 'react';
import type { ShopActors } from '../../actors/shop-actors.ts';
import { useAddressBook } from '../../app/use-address-book.ts';

/** The delivery line of the bag: the address book behind it, and the call for an address that is missing (J18). */
export function useDelivery(customerId: string, actors: ShopActors) {
  const [book, send] = useAddressBook(customerId, actors);
  const line = useRef<HTMLParagraphElement>(null);
  const [calls, setCalls] = useState(0);

  const reload = useCallback(() => send({ type: 'addresses.reload' }), [send]);
  /** The focus goes to the line, and its button calls; the server may know better, so the list is read again. */
  const callForAddress = useCallback(() => {
    setCalls((count) => count + 1);
    line.current?.focus({ preventScroll: true });
    line.current?.scrollIntoView({ block: 'center' });
    reload();
  }, [reload]);

  return { book, line, calls, reload, callForAddress };
}
