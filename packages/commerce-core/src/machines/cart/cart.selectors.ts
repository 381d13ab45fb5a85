import type { CartLine, Paise } from '@kayal/api-contract/client';
import { type PriceDetails, priceDetails } from '../../rules/prices/prices.ts';
import { cartQueue } from './cart.logic.ts';
import type { CartContext } from './cart.types.ts';

/** The part of a snapshot that selectors read. */
interface CartSnapshot {
  readonly context: CartContext;
}

/** The lines shoppers see, changes in flight included. */
export function selectCartLines(snapshot: CartSnapshot): readonly CartLine[] {
  return cartQueue.shown(snapshot.context);
}

/** The lines that an order takes: all but those the shop sells no longer, which the server leaves out too. */
export function selectOrderedLines(snapshot: CartSnapshot): readonly CartLine[] {
  return selectCartLines(snapshot).filter(({ withdrawn }) => !withdrawn);
}

/** Units in the bag: the header's badge. */
export function selectCartCount(snapshot: CartSnapshot): number {
  return selectCartLines(snapshot).reduce((sum, line) => sum + line.quantity, 0);
}

/**
 * The figures of Price Details, of the lines that an order takes.
 * @param delivery the delivery charge, paise
 */
export function selectPriceDetails(snapshot: CartSnapshot, delivery: Paise): PriceDetails {
  return priceDetails(selectOrderedLines(snapshot), delivery);
}

/** A line whose price has changed since it was added, in paise. */
export interface PriceDrift {
  readonly uniqueCode: string;
  readonly name: string;
  readonly was: Paise;
  readonly now: Paise;
}

/** The lines whose price has changed since they were added. */
export function selectPriceDrift(snapshot: CartSnapshot): PriceDrift[] {
  return selectOrderedLines(snapshot)
    .filter((line) => line.price !== line.priceWhenAdded)
    .map(({ uniqueCode, name, priceWhenAdded, price }) => ({ uniqueCode, name, was: priceWhenAdded, now: price }));
}
