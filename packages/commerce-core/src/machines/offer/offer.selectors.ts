import type { OfferContext, OfferItem } from './offer.types.ts';

/** What the form shows, or null (S5.OFFER.01, S8.OFFER.02–03). */
export function selectOfferError(snapshot: { readonly context: OfferContext }): string | null {
  return snapshot.context.errorText;
}

/** The chosen item with its MRP, or null (S2.OFFER.02). */
export function selectOfferItem(snapshot: { readonly context: OfferContext }): OfferItem | null {
  return snapshot.context.item;
}
