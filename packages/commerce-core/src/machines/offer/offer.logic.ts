import type { OfferSubmission } from '@kayal/api-contract/client';
import type { offerTexts } from '../../texts/back-office-texts.ts';
import type { CallError } from '../../call-error.ts';
import { paiseTyped } from '../../rules/prices/money.ts';
import type { OfferContext } from './offer.types.ts';

/** The form's submission, or null while an item or a price is missing. */
export function submissionOf({ category, item, priceText }: OfferContext): OfferSubmission | null {
  const offer = paiseTyped(priceText);
  return item === null || offer === null ? null : { categoryName: category?.name ?? '', ...item, offer };
}

/** The text for a failed save: refused by the server, or without an answer. */
export function offerErrorId(callError: CallError): keyof typeof offerTexts {
  return callError.status === null ? 'S8.OFFER.03' : 'S8.OFFER.02';
}
