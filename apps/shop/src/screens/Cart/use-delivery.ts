import { useCallback, useState, type RefObject } from 'react';
import type { ShopActors } from '../../machines/shop-actors.ts';
import { useAddressBook } from '../../machines/use-address-book.ts';

/**
 * The delivery line of the bag: the address book behind it, and the call for an address that is missing.
 * @param line the line itself, which takes the focus then
 */
export function useDelivery(customerId: string, actors: ShopActors, line: RefObject<HTMLElement | null>) {
  const [book, send] = useAddressBook(customerId, actors);
  const [calls, setCalls] = useState(0);

  const reload = useCallback(() => send({ type: 'addresses.reload' }), [send]);
  /** The focus goes to the line, and its button calls; the server may know better, so the list is read again. */
  const callForAddress = useCallback(() => {
    setCalls((count) => count + 1);
    line.current?.focus({ preventScroll: true });
    line.current?.scrollIntoView({ block: 'center' });
    reload();
  }, [line, reload]);

  return { book, calls, reload, callForAddress };
}
