import type { Category, OfferSubmission, Paise } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';
import type { MessageId } from '../../messages.ts';
import type { Notice } from '../../notice.ts';

/** The item an offer is for (S2.OFFER.01–02). */
export interface OfferItem {
  readonly productId: number;
  readonly name: string;
  readonly mrp: Paise;
}

/** What the machine remembers. */
export interface OfferContext {
  readonly category: Category | null;
  readonly item: OfferItem | null;
  /** The price as typed, in rupees. */
  readonly priceText: string;
  readonly error: MessageId | null;
  /** The text to show for `error`: the server's own, or the listed one (S8.OFFER.02). */
  readonly errorText: string | null;
  readonly callError: CallError | null;
}

/** Everything the machine understands. */
export type OfferEvent =
  /** Takes the item back: it was of the former category. */
  | { readonly type: 'category.choose'; readonly category: Category }
  | { readonly type: 'item.choose'; readonly item: OfferItem }
  | { readonly type: 'price.type'; readonly text: string }
  /** 'Submit Offer' (S2.OFFER.04). */
  | { readonly type: 'offer.submit' }
  /** 'Remove offer' in the list of current offers (J52). */
  | { readonly type: 'offer.remove'; readonly productId: number };

/** What the machine emits. */
export type OfferEmitted =
  | { readonly type: 'offer.notice'; readonly notice: Notice }
  /** Offers changed: the list of current offers may be read again (J52). */
  | { readonly type: 'offer.changed'; readonly productId: number };

/** What the `addOffer` actor sends. */
export type AddOfferInput = OfferSubmission;

/** What the UI asks `snapshot.hasTag` for. */
export type OfferTag = 'busy' | 'removing' | 'failed';
