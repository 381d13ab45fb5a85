import { selectActiveAddress, selectOrderedLines } from '@kayal/commerce-core';
import type { AddressBookSnapshot } from '../../../machines/account/use-address-book.ts';
import type { PlacementSnapshot } from '../order/use-placement.ts';

/** What prices depend on of the bag. */
export type CartSnapshot = Parameters<typeof selectOrderedLines>[0] & { hasTag(tag: 'busy'): boolean };

/** What a bag's price depends on, as a text; null while a change is being saved. */
export function contentOf(
  cart: CartSnapshot,
  book: AddressBookSnapshot | undefined,
  order: PlacementSnapshot | undefined,
): string | null {
  if (cart.hasTag('busy')) return null;
  const lines = selectOrderedLines(cart).map(({ uniqueCode, quantity, price }) => [uniqueCode, quantity, price]);
  const address = book === undefined ? null : selectActiveAddress(book);
  // A refused order may say that the amount changed: then it is read again.
  return JSON.stringify([lines, address?.id, address?.pincode, order?.context.callError?.details['requestId']]);
}
