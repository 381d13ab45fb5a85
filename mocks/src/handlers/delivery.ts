import { paiseToRupees, rupeesToPaise, type PaymentWay } from '@kayal/api-contract';
import {
  cashObstacle,
  cashTexts,
  deliveryCharge,
  isPincode,
  pincodeCell,
  pincodesIn,
  ratesOf,
  separatePincodes,
  type PincodeTerms,
} from '@kayal/commerce-core';
import { demoSettings } from '@kayal/demo-catalogue/settings';
import type { MockModule } from '../create-mock-shop.ts';
import { answer, answerFile, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import type { MockShopState } from '../mock-shop-state.ts';

const notServed: PincodeTerms = { isServed: false, takesCash: false, days: null, zone: '', fee: 0 };

/** The settings of a story, with those of the demo where it has none. */
export const settingsOf = (state: MockShopState) => ({ ...demoSettings, ...state.settings.settings });

const find = (state: MockShopState, typed: string) =>
  state.pincodes.find(({ first, last }) => first <= Number(typed) && Number(typed) <= last);

/** What the table says of a pincode; null while the settings do not use it. */
export function placeOf(state: MockShopState, typed: string): PincodeTerms | null {
  if (!settingsOf(state).deliveryTerms.byPincode) return null;
  return find(state, typed.replaceAll(' ', '')) ?? notServed;
}

/** Whether an order has reached a customer before. */
export const isKnown = (state: MockShopState, customerId: string): boolean =>
  state.orders.some(({ LedCode, isDelivered }) => LedCode === customerId && isDelivered);

/** What the terms of delivery and payment say of an order of the whole bag: a refusal, or its days. */
export function termsOf(state: MockShopState, customerId: string, pincode: string, way: PaymentWay = 'cash') {
  const { deliveryTerms, cashTerms, delivery } = settingsOf(state);
  const place = placeOf(state, pincode);
  if (place?.isServed === false) return { refused: refuse('delivery.not_served'), days: 0 };
  const lines = state.cart
    .filter(({ withdrawn }) => withdrawn !== true)
    .map(({ currentPrice, itemPrice, quantity }) => ({ price: rupeesToPaise(currentPrice ?? itemPrice), quantity }));
  const amount = lines.reduce(
    (sum, { price, quantity }) => sum + price * quantity,
    deliveryCharge(ratesOf(deliveryTerms, delivery.charge, place), lines),
  );
  const ids = state.cart.map(({ itemId }) => itemId);
  const obstacle = cashObstacle(cashTerms, {
    amount,
    categoryIds: state.products.filter(({ ID }) => ids.includes(ID)).map(({ CategoryId }) => CategoryId),
    takesCash: place?.takesCash ?? true,
    isKnown: isKnown(state, customerId),
  });
  if (obstacle !== null && way === 'cash')
    return { refused: refuse('payment.cash', { message: cashTexts[obstacle] }), days: 0 };
  return { refused: null, days: place?.days ?? delivery.processingDays.max + delivery.deliveryDays.max };
}

const readRow = (line: string) => pincodesIn(line.split(',')[0] ?? '');

/** Delivery to a pincode, and the table of pincodes. */
export function deliveryHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('getDelivery', ({ query: { pincode } }) => {
      if (pincode !== undefined && !isPincode(pincode.replaceAll(' ', ''))) return refuse('delivery.pincode');
      const { deliveryTerms, cashTerms, delivery } = settingsOf(state);
      const place = pincode === undefined ? null : placeOf(state, pincode);
      const { charge, freeFrom, weights, pieceGrams, fee } = ratesOf(deliveryTerms, delivery.charge, place);
      return answer({
        success: true,
        isServed: place?.isServed ?? true,
        takesCash: place?.takesCash ?? true,
        days: place?.days ?? delivery.processingDays.max + delivery.deliveryDays.max,
        rates: {
          charge: paiseToRupees(charge),
          freeFrom: freeFrom === null ? null : paiseToRupees(freeFrom),
          weights: weights.map((step) => ({ grams: step.grams, charge: paiseToRupees(step.charge) })),
          pieceGrams,
          fee: paiseToRupees(fee),
        },
        cash: { fee: cashTerms.fee, from: cashTerms.from, upTo: cashTerms.upTo },
      });
    }),
    endpoint('getPincodes', ({ query: { pincode } }) => {
      if (pincode !== undefined && !isPincode(pincode)) return refuse('delivery.pincode');
      const found = pincode === undefined ? undefined : find(state, pincode);
      const count = (rows: typeof state.pincodes): number =>
        rows.reduce((sum, { first, last }) => sum + last - first + 1, 0);
      const served = state.pincodes.filter(({ isServed }) => isServed);
      const zones = [...new Set(served.map(({ zone }) => zone))].filter((zone) => zone !== '');
      return answer({
        success: true,
        served: count(served),
        notServed: count(state.pincodes.filter(({ isServed }) => !isServed)),
        withoutCash: count(served.filter(({ takesCash }) => !takesCash)),
        zones: zones.map((zone) => ({ zone, served: count(served.filter((row) => row.zone === zone)) })),
        found:
          found === undefined
            ? null
            : {
                isServed: found.isServed,
                takesCash: found.takesCash,
                days: found.days,
                zone: found.zone,
                fee: paiseToRupees(found.fee),
              },
      });
    }),
    endpoint('importPincodes', ({ body: { text, skipBroken = false } }) => {
      const [head = '', ...lines] = text.trim().split('\n');
      if (!/pin/i.test(head)) return refuse('pincodes.file');
      const rows = lines.map((line, index) => ({ row: index + 2, codes: readRow(line) }));
      const broken = rows
        .filter(({ codes }) => codes === null)
        .map(({ row }) => ({
          row,
          message: 'This is no pincode, range such as 682000-682099 or beginning such as 682.',
        }));
      const good = rows.map(({ codes }) => codes).filter((codes) => codes !== null);
      const isSaved = good.length > 0 && (broken.length === 0 || skipBroken);
      const terms = { ...notServed, isServed: true, takesCash: true };
      if (isSaved) state.pincodes = separatePincodes(good.map((codes) => ({ ...terms, ...codes })));
      return answer({ success: true, isSaved, rows: good.length, broken });
    }),
    endpoint('exportPincodes', () =>
      answerFile(
        ['Pincode,Served', ...state.pincodes.map(({ first, last }) => `${pincodeCell(first, last)},yes`)].join('\r\n'),
        'pincodes.csv',
      ),
    ),
  ];
}
