import type { OfferContext, OfferItem } from './offer.types.ts';

/** The form's error text, or null. */
export function selectOfferError(snapshot: { readonly context: OfferContext }): string | null {
  return snapshot.context.errorText;
}

/** The chosen item with its MRP, or null. */
export function selectOfferItem(snapshot: { readonly context: OfferContext }): OfferItem | null {
  return snapshot.context.item;
}
