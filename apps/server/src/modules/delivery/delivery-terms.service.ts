import { paiseToRupees, type PaymentWay, type WholeSettings, type WireOf } from '@kayal/api-contract';
import { cashObstacle, cashTexts, deliveryCharge, isPincode, ratesOf, type PincodeTerms } from '@kayal/commerce-core';
import type { AppContext } from '../../context/app-context.ts';
import type { Db } from '../../db/open-database.ts';
import { ApiError } from '../../http/api-error.ts';
import { listCategoriesOf } from '../catalogue/product-rows.repository.ts';
import { currentSettings } from '../shop-settings/settings-cache.ts';
import { findPincode, hasReceived } from './pincodes.repository.ts';

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

/** A bag that is priced for a place. */
interface ChargedBag {
  /** Of the address, as typed; null without one. */
  readonly pincode: string | null;
  readonly lines: readonly { readonly productId: number; readonly price: number; readonly quantity: number }[];
  readonly settings: WholeSettings;
}

/** What is added to the goods, paise. */
export interface Charges {
  readonly delivery: number;
  /** Of cash on delivery. */
  readonly paymentFee: number;
}

/** What the table says of a pincode; null for a shop that uses none, and without a pincode. */
async function placeOf(db: Db, { pincode, settings }: ChargedBag): Promise<PincodeTerms | null> {
  if (!settings.deliveryTerms.byPincode || pincode === null) return null;
  const code = withoutSpaces(pincode);
  return (isPincode(code) ? await findPincode(db, Number(code)) : undefined) ?? notServed;
}

const chargesOf = ({ lines, settings }: ChargedBag, place: PincodeTerms | null, way: PaymentWay): Charges => ({
  delivery: deliveryCharge(ratesOf(settings.deliveryTerms, settings.delivery.charge, place), lines),
  paymentFee: way === 'cash' ? Math.round(settings.cashTerms.fee * 100) : 0,
});

/** The charges of a bag, also where it could not be ordered. A shop without terms reads nothing for them. */
export async function bagCharges(db: Db, bag: ChargedBag, way: PaymentWay): Promise<Charges> {
  return chargesOf(bag, await placeOf(db, bag), way);
}

/**
 * The charges of an order that is about to be placed, and the max business days to its delivery. Fee and limits of cash count
 * for cash only.
 * @throws ApiError `delivery.not_served`, `payment.cash`
 */
export async function orderTerms(
  db: Db,
  customerId: string,
  bag: ChargedBag,
  way: PaymentWay,
): Promise<{ readonly charges: Charges; readonly days: number }> {
  const { lines, settings } = bag;
  const { cashTerms } = settings;
  const place = await placeOf(db, bag);
  if (place?.isServed === false) throw new ApiError('delivery.not_served');
  const charges = chargesOf(bag, place, way);
  const days = daysTo(place, settings.delivery);
  if (way !== 'cash') return { charges, days };
  const productIds = cashTerms.withoutCategories.length === 0 ? [] : lines.map(({ productId }) => productId);
  const obstacle = cashObstacle(cashTerms, {
    amount: lines.reduce((sum, { price, quantity }) => sum + price * quantity, charges.delivery),
    categoryIds: [...(await listCategoriesOf(db, productIds)).values()].flat(),
    takesCash: place?.takesCash ?? true,
    isKnown: !cashTerms.knownOnly || (await hasReceived(db, customerId)),
  });
  if (obstacle !== null) throw new ApiError('payment.cash', { message: cashTexts[obstacle] });
  return { charges, days };
}
