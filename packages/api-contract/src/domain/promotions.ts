import { prepaidWays } from './payments.ts';

/** What a promotion takes off. */
export const promotionKinds = ['percent', 'amount', 'freeDelivery', 'buyGet', 'cheapestFree', 'setPrice'] as const;

/** One kind. */
export type PromotionKind = (typeof promotionKinds)[number];

/** Whether a promotion can apply: an ended one never does again. */
export const promotionStates = ['active', 'paused', 'ended'] as const;

/** One state. */
export type PromotionState = (typeof promotionStates)[number];

/** Ways to pay that a promotion may be limited to: all that are paid ahead, or one of them. */
export const promotionWays = ['prepaid', ...prepaidWays] as const;

/** One of them. */
export type PromotionWay = (typeof promotionWays)[number];

/** Why a promotion takes nothing off a bag, in the order in which they are checked. */
export const promotionObstacles = [
  'over',
  'paused',
  'notYet',
  'spent',
  'usedByYou',
  'customer',
  'firstOrder',
  'pincode',
  'payment',
  'noGoods',
  'minimum',
  'pieces',
  'noGain',
  'notCombined',
] as const;

/** One reason. */
export type PromotionObstacle = (typeof promotionObstacles)[number];

/** Max codes that one bag keeps. */
export const codesPerBag = 5;
