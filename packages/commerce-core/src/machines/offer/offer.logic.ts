import type { OfferSubmission, Paise } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';
import type { MessageId } from '../../messages.ts';
import { isBlank } from '../../rules/text.ts';
import type { OfferContext } from './offer.types.ts';

/**
 * A typed price in paise, null where there is none. Zero, negative and too high prices are prices: the server refuses
 * them in its own words (J52).
 */
export function paiseTyped(text: string): Paise | null {
  const rupees = isBlank(text) ? Number.NaN : Number(text);
  const paise = Math.round(rupees * 100);
  return Number.isSafeInteger(paise) ? paise : null;
}

/** What the form sends, or null while an item or a price is missing (S5.OFFER.01). */
export function submissionOf({ category, item, priceText }: OfferContext): OfferSubmission | null {
  const offer = paiseTyped(priceText);
  return item === null || offer === null ? null : { categoryName: category?.name ?? '', ...item, offer };
}

/** The text for a failed save: the server's answer, or none (S8.OFFER.02–03). */
export function offerErrorId(callError: CallError): MessageId {
  return callError.status === null ? 'S8.OFFER.03' : 'S8.OFFER.02';
}
