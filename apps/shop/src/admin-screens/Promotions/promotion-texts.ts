import {
  rupeesToPaise,
  type PromotionKind,
  type PromotionObstacle,
  type PromotionWay,
  type SavedPromotion,
} from '@kayal/api-contract/client';
import { formatMoney, type MoneyFormat } from '@kayal/commerce-core';
import type { StatusPillProps } from '@kayal/design-system';
import { wayTexts } from '../Payments/payment-texts.ts';

/** Names of the kinds. */
export const kindTexts: Readonly<Record<PromotionKind, string>> = {
  percent: 'Percent off',
  amount: 'Amount off',
  freeDelivery: 'Free delivery',
  buyGet: 'Buy some, get some free',
  cheapestFree: 'Cheapest piece free',
  setPrice: 'Price for a set',
};

/** What a promotion takes off, in a few words. */
export function effectText({ effect }: Pick<SavedPromotion, 'effect'>, money: MoneyFormat): string {
  const { kind, percent, amount = 0, pieces, buy, get } = effect;
  const price = formatMoney(rupeesToPaise(amount), money);
  switch (kind) {
    case 'percent':
      return `${percent} % off`;
    case 'amount':
      return `${price} off`;
    case 'freeDelivery':
      return kindTexts.freeDelivery;
    case 'buyGet':
      return `Buy ${buy}, get ${get} free`;
    case 'cheapestFree':
      return `Cheapest of ${pieces} free`;
    case 'setPrice':
      return `${pieces} for ${price}`;
  }
}

/** How an order must be paid. */
export const paidByTexts: Readonly<Record<PromotionWay, string>> = {
  prepaid: 'Paid ahead, in any way',
  upi: wayTexts.upi,
  razorpay: wayTexts.razorpay,
  stripe: wayTexts.stripe,
};

/** Where a promotion stands. @param today yyyy-mm-dd in the shop's time zone */
export function stateText({ state, from, until, maxOrders, used }: SavedPromotion, today: string): StatusPillProps {
  if (state === 'ended') return { tone: 'neutral', label: 'Ended' };
  if (state === 'paused') return { tone: 'danger', label: 'Paused' };
  if (until !== null && until < today) return { tone: 'neutral', label: 'Over' };
  if (from !== null && from > today) return { tone: 'neutral', label: 'Planned' };
  return maxOrders !== null && used >= maxOrders
    ? { tone: 'danger', label: 'Used up' }
    : { tone: 'success', label: 'Active' };
}

/** Why a promotion would take nothing off a bag, as its owner reads it. */
export const obstacleTexts: Readonly<Record<PromotionObstacle, string>> = {
  over: 'It is over.',
  paused: 'It is paused.',
  notYet: 'It has not begun.',
  spent: 'It is used up.',
  usedByYou: 'This customer has used it.',
  customer: 'For other customers.',
  firstOrder: 'Not a first order.',
  pincode: 'For other pincodes.',
  payment: 'Paid in another way.',
  noGoods: 'For other pieces.',
  minimum: 'Below the minimum.',
  pieces: 'Too few pieces.',
  noGain: 'Takes nothing more off.',
  notCombined: 'Other promotions take more off.',
};
