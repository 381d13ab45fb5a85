import { createDeliveryApi, type Paise, type PlaceTerms } from '@kayal/api-contract/client';
import { isPincode, cashObstacle, cashTexts, deliveryCharge, type DeliveredLine } from '@kayal/commerce-core';
import type { ApiConnection } from '../api/api-context.ts';
import { resultOf } from '../api/result-of.ts';

/** What the shop promises for a place, with the charges of a bag that goes there. */
export interface Place extends PlaceTerms {
  /** Whether the pincode has the form of one. */
  readonly isReadable: boolean;
  /** Delivery, without the fee of cash. */
  readonly chargeOf: (lines: readonly DeliveredLine[]) => Paise;
  /** Why nothing can be ordered to there; null when it can. */
  readonly problem: string | null;
  /** Why a bag cannot be paid in cash there; null when it can, as far as a browser knows. */
  readonly cashProblemOf: (lines: readonly DeliveredLine[]) => string | null;
}

/** Reads what the shop promises for a pincode. @param pincode null where none counts */
export async function readPlace(connection: ApiConnection, pincode: string | null): Promise<Place> {
  const isReadable = pincode === null || isPincode(pincode.replaceAll(/\s/g, ''));
  const { terms } = await resultOf(createDeliveryApi(connection).placeTerms(isReadable ? pincode : null));
  const { isServed, takesCash, rates, cash } = terms;
  const settings = {
    fee: 0,
    from: cash.from / 100,
    upTo: cash.upTo / 100,
    knownOnly: false,
    withoutCategories: [],
  };
  return {
    ...terms,
    isReadable,
    chargeOf: (lines) => deliveryCharge(rates, lines),
    problem: !isReadable
      ? 'A pincode has six digits. Please correct your address.'
      : isServed
        ? null
        : `We do not deliver to ${pincode ?? 'this place'} yet.`,
    cashProblemOf(lines) {
      const value = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      const amount = value + deliveryCharge(rates, lines);
      const obstacle = cashObstacle(settings, { amount, categoryIds: [], takesCash, isKnown: true });
      return obstacle === null ? null : cashTexts[obstacle];
    },
  };
}
