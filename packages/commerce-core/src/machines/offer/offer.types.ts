import type { Category, OfferSubmission, Paise } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';
import type { MessageId } from '../../texts/messages.ts';
import type { Notice } from '../../texts/notice.ts';

/** The item an offer is for. */
export interface OfferItem {
  readonly productId: number;
  readonly name: string;
  readonly mrp: Paise;
}

/** Context of the machine. */
export interface OfferContext {
  readonly category: Category | null;
  readonly item: OfferItem | null;
  /** The price as typed, in rupees. */
  readonly priceText: string;
  readonly error: MessageId | null;
  /** Text of `error`: the server's own, or the specified one. */
  readonly errorText: string | null;
  readonly callError: CallError | null;
}

/** Events that the machine accepts. */
export type OfferEvent =
  /** Also clears the item, which belongs to the former category. */
  | { readonly type: 'category.choose'; readonly category: Category }
  | { readonly type: 'item.choose'; readonly item: OfferItem }
  | { readonly type: 'price.type'; readonly text: string }
  /** 'Submit Offer'. */
  | { readonly type: 'offer.submit' }
  /** 'Remove offer' in the list of current offers. */
  | { readonly type: 'offer.remove'; readonly productId: number };

/** Events that the machine emits. */
export type OfferEmitted =
  | { readonly type: 'offer.notice'; readonly notice: Notice }
  /** Offers changed: read the list of current offers again. */
  | { readonly type: 'offer.changed'; readonly productId: number };

/** Input of the `addOffer` actor. */
export type AddOfferInput = OfferSubmission;

/** Tags of the states, for `snapshot.hasTag`. */
export type OfferTag = 'busy' | 'removing' | 'failed';
