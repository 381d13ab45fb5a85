import { paiseToRupees, type WholeSettings, type WireOf } from '@kayal/api-contract';
import { cashObstacle, cashTexts, deliveryCharge, isPincode, ratesOf, type PincodeTerms } from '@kayal/commerce-core';
import type { AppContext } from '../../context/app-context.ts';
import type { Db } from '../../db/open-database.ts';
import { ApiError } from '../../http/api-error.ts';
import { currentSettings } from '../shop-settings/settings-cache.ts';
import { findPincode, hasReceived, listCategoriesOf } from './pincodes.repository.ts';

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

/** A typed pincode as a number. @throws ApiError `delivery.pincode` */
export function readPincode(typed: string): number {
  const text = withoutSpaces(typed);
  if (!isPincode(text)) throw new ApiError('delivery.pincode');
  return Number(text);
}

const notServed: PincodeTerms = { isServed: false, takesCash: false, days: null, zone: '', fee: 0 };

/** Business days within which an order arrives. */
function daysTo(place: PincodeTerms | null, { processingDays, deliveryDays }: WholeSettings['delivery']): number {
  return place?.days ?? processingDays.max + deliveryDays.max;
}

/**
 * What the shop promises for a pincode, or for any where it has no table in use.
 * @throws ApiError `delivery.pincode`
 */
export async function readDelivery(
  context: AppContext,
  typed: string | undefined,
): Promise<WireOf<'getDelivery'>['answer']> {
  const { deliveryTerms, cashTerms, delivery } = (await currentSettings(context)).settings;
  const pincode = typed === undefined ? null : readPincode(typed);
  // Without a pincode the answer is what most places pay.
  const place =
    deliveryTerms.byPincode && pincode !== null ? ((await findPincode(context.db, pincode)) ?? notServed) : null;
  const rates = ratesOf(deliveryTerms, delivery.charge, place);
  return {
    success: true,
    isServed: place?.isServed ?? true,
    takesCash: place?.takesCash ?? true,
    days: daysTo(place, delivery),
    rates: {
      charge: paiseToRupees(rates.charge),
      freeFrom: rates.freeFrom === null ? null : paiseToRupees(rates.freeFrom),
      weights: rates.weights.map(({ grams, charge }) => ({ grams, charge: paiseToRupees(charge) })),
      pieceGrams: rates.pieceGrams,
      fee: paiseToRupees(rates.fee),
    },
    cash: { fee: cashTerms.fee, from: cashTerms.from, upTo: cashTerms.upTo },
  };
}

/** An order that is about to be placed. */
interface TermsOf {
  readonly customerId: string;
  /** Of the address, as typed. */
  readonly pincode: string;
  readonly lines: readonly { readonly productId: number; readonly price: number; readonly quantity: number }[];
  readonly settings: WholeSettings;
}

/**
 * The delivery charge of an order and the fee of cash, paise, and the max business days to its delivery. A shop without
 * terms reads nothing for them.
 * @throws ApiError `delivery.not_served`, `payment.cash`
 */
export async function orderTerms(
  db: Db,
  { customerId, pincode, lines, settings }: TermsOf,
): Promise<{ readonly delivery: number; readonly paymentFee: number; readonly days: number }> {
  const { deliveryTerms, cashTerms } = settings;
  const code = withoutSpaces(pincode);
  const found = deliveryTerms.byPincode && isPincode(code) ? await findPincode(db, Number(code)) : undefined;
  const place = deliveryTerms.byPincode ? (found ?? notServed) : null;
  if (place?.isServed === false) throw new ApiError('delivery.not_served');
  const delivery = deliveryCharge(ratesOf(deliveryTerms, settings.delivery.charge, place), lines);
  const productIds = lines.map(({ productId }) => productId);
  const obstacle = cashObstacle(cashTerms, {
    amount: lines.reduce((sum, { price, quantity }) => sum + price * quantity, delivery),
    categoryIds: cashTerms.withoutCategories.length === 0 ? [] : await listCategoriesOf(db, productIds),
    takesCash: place?.takesCash ?? true,
    isKnown: !cashTerms.knownOnly || (await hasReceived(db, customerId)),
  });
  if (obstacle !== null) throw new ApiError('payment.cash', { message: cashTexts[obstacle] });
  return { delivery, paymentFee: Math.round(cashTerms.fee * 100), days: daysTo(place, settings.delivery) };
}
