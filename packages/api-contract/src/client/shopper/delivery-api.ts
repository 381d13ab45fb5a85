import type { Paise } from '../../domain/catalogue.ts';
import type { WireOf } from '../../endpoints.ts';
import { deliveryRoutes } from '../../routes/delivery.ts';
import { rupeesToPaise } from '../../rupees.ts';
import { createClientOf, type ApiClientOptions } from '../transport/create-client-of.ts';
import { outcome } from '../transport/outcome.ts';

/** What the shop promises for a place; amounts in paise. */
export interface PlaceTerms {
  readonly isServed: boolean;
  readonly takesCash: boolean;
  /** Max business days from the order to its delivery. */
  readonly days: number;
  readonly rates: {
    readonly charge: Paise;
    /** Null for never. */
    readonly freeFrom: Paise | null;
    readonly weights: readonly { readonly grams: number; readonly charge: Paise }[];
    readonly pieceGrams: number;
    readonly fee: Paise;
  };
  /** 0 for no fee and no limit. */
  readonly cash: { readonly fee: Paise; readonly from: Paise; readonly upTo: Paise };
}

function toPlaceTerms({ isServed, takesCash, days, rates, cash }: WireOf<'getDelivery'>['answer']): PlaceTerms {
  return {
    isServed,
    takesCash,
    days,
    rates: {
      charge: rupeesToPaise(rates.charge),
      freeFrom: rates.freeFrom === null ? null : rupeesToPaise(rates.freeFrom),
      weights: rates.weights.map(({ grams, charge }) => ({ grams, charge: rupeesToPaise(charge) })),
      pieceGrams: rates.pieceGrams,
      fee: rupeesToPaise(rates.fee),
    },
    cash: { fee: rupeesToPaise(cash.fee), from: rupeesToPaise(cash.from), upTo: rupeesToPaise(cash.upTo) },
  };
}

/** The call about delivery to a place; a separate client, because most shops never need it. */
export function createDeliveryApi(options: ApiClientOptions) {
  const { call } = createClientOf(deliveryRoutes, options);
  return {
    /** What the shop promises for a pincode (`delivery.pincode`). @param pincode null where none counts */
    async placeTerms(pincode: string | null) {
      const query = pincode === null ? {} : { pincode };
      return outcome(await call('getDelivery', { query }), (answer) => ({ terms: toPlaceTerms(answer) }));
    },
  };
}

/** The call about delivery to a place. */
export type DeliveryApi = ReturnType<typeof createDeliveryApi>;
