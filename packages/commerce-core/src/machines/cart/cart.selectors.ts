import type { CartLine, Paise } from '@kayal/api-contract/client';
import { type PriceDetails, priceDetails } from '../../rules/prices.ts';
import { shopProfile } from '../../shop-profile.ts';
import { type CartState, addItem, displayedLines, emptyCart } from './cart.logic.ts';
import type { CartContext } from './cart.types.ts';

/** The part of a snapshot that selectors read. */
interface CartSnapshot {
  readonly context: CartContext;
}

/** The lines shoppers see, changes in flight included. A new list each time: compare with `sameLines`. */
export function selectCartLines(snapshot: CartSnapshot): readonly CartLine[] {
  const { confirmed, queue } = snapshot.context;
  return queue.length === 0 ? confirmed : displayedLines(snapshot.context);
}

/** Whether two lists of lines look the same; the `compare` of a `useSelector`. */
export function sameLines(a: readonly CartLine[], b: readonly CartLine[]): boolean {
  return a === b || (a.length === b.length && a.every((line, index) => isSameLine(line, b[index])));
}

function isSameLine(a: CartLine, b: CartLine | undefined): boolean {
  return (
    b !== undefined &&
    a.uniqueCode === b.uniqueCode &&
    a.quantity === b.quantity &&
    a.price === b.price &&
    a.mrp === b.mrp &&
    a.stock === b.stock &&
    a.pictureAt === b.pictureAt
  );
}

/** The client cart as the specification keeps it, keyed by unique code (S3.CLI.01, S4.CART, J22). */
export function selectCartState(snapshot: CartSnapshot): CartState {
  return selectCartLines(snapshot).reduce(
    (state, { uniqueCode, name, price, quantity }) => addItem(state, { id: uniqueCode, name, price, quantity }),
    emptyCart,
  );
}

/** Units in the bag: the header's badge. */
export function selectCartCount(snapshot: CartSnapshot): number {
  return selectCartLines(snapshot).reduce((sum, line) => sum + line.quantity, 0);
}

/** Whether the bag is empty (S2.CART.18). Ask only when the machine has the tag `ready`. */
export function selectIsCartEmpty(snapshot: CartSnapshot): boolean {
  return selectCartLines(snapshot).length === 0;
}

/** The figures of Price Details (S2.CART.13–17). */
export function selectPriceDetails(snapshot: CartSnapshot): PriceDetails {
  return priceDetails(selectCartLines(snapshot), shopProfile.deliveryCharge);
}

/** A line whose price is not what it was when it was added, in paise (J20). */
export interface PriceDrift {
  readonly uniqueCode: string;
  readonly name: string;
  readonly was: Paise;
  readonly now: Paise;
}

/** The lines whose price has changed since they were added (J20). */
export function selectPriceDrift(snapshot: CartSnapshot): PriceDrift[] {
  return selectCartLines(snapshot)
    .filter((line) => line.price !== line.priceWhenAdded)
    .map(({ uniqueCode, name, priceWhenAdded, price }) => ({ uniqueCode, name, was: priceWhenAdded, now: price }));
}
