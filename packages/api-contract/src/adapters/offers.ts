/** Offers: wire ↔ domain. */
import type { CurrentOffer, Paise } from '../domain/catalogue.ts';
import type { WireOf } from '../endpoints.ts';
import { offerToPaise, paiseToRupees, rupeesToPaise } from '../rupees.ts';
import { rowsOf } from './catalogue.ts';

/** An offer to set. */
export interface OfferSubmission {
  readonly categoryName: string;
  readonly productId: number;
  readonly name: string;
  readonly mrp: Paise;
  readonly offer: Paise;
}

/** From the answer of `getOfferByItemId`; null without an offer. */
export function toOfferPrice(answer: { readonly OfferPrice?: number | null }): Paise | null {
  return offerToPaise(answer.OfferPrice);
}

/** From the answer of `getOffers`. */
export function toOffers(answer: WireOf<'getOffers'>['answer']): CurrentOffer[] {
  return rowsOf(answer).map((row) => ({
    productId: row.ItemId,
    name: row.ItemName,
    mrp: rupeesToPaise(row.MRP),
    offer: rupeesToPaise(row.OfferPrice),
  }));
}

/** The body of `addOffer`. */
export function fromOffer(offer: OfferSubmission): WireOf<'addOffer'>['body'] {
  return {
    categoryName: offer.categoryName,
    itemId: offer.productId,
    itemName: offer.name,
    mrp: paiseToRupees(offer.mrp),
    offerPrice: paiseToRupees(offer.offer),
  };
}
