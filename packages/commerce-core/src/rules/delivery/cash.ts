import type { Paise } from '@kayal/api-contract/client';

/** Why an order cannot be paid in cash, in the order in which they are checked. */
export type CashObstacle = 'pincode' | 'category' | 'below' | 'above' | 'unknown';

/** Settings about cash on delivery; amounts are rupees, 0 where there is no limit. */
export interface CashSettings {
  readonly fee: number;
  readonly from: number;
  readonly upTo: number;
  /** Only customers whom an order has reached before. */
  readonly knownOnly: boolean;
  readonly withoutCategories: readonly { readonly categoryId: number }[];
}

/** What decides about cash for an order. */
export interface CashOrder {
  /** Of the pieces and their delivery, without the fee of cash. */
  readonly amount: Paise;
  /** Ids of the categories that the pieces are in. */
  readonly categoryIds: readonly number[];
  /** Whether the place takes cash. */
  readonly takesCash: boolean;
  /** Whether an order has reached this customer before. */
  readonly isKnown: boolean;
}

/** When an order in cash needs a mailed code; absent for never. */
export interface CashCodeSettings {
  /** Until an order has reached the customer. */
  readonly codeForFirst?: boolean;
  /** From this amount to pay, rupees; 0 for never. */
  readonly codeFrom?: number;
}

const toPaise = (rupees: number): Paise => Math.round(rupees * 100);

/** Why an order cannot be paid in cash; null when it can. */
export function cashObstacle(settings: CashSettings, order: CashOrder): CashObstacle | null {
  if (!order.takesCash) return 'pincode';
  if (settings.withoutCategories.some(({ categoryId }) => order.categoryIds.includes(categoryId))) return 'category';
  if (order.amount < toPaise(settings.from)) return 'below';
  if (settings.upTo > 0 && order.amount > toPaise(settings.upTo)) return 'above';
  return settings.knownOnly && !order.isKnown ? 'unknown' : null;
}

/** Whether any order in cash may need a code. */
export function hasCashCodes({ codeForFirst = false, codeFrom = 0 }: CashCodeSettings): boolean {
  return codeForFirst || codeFrom > 0;
}

/** Whether an order in cash needs a code. @param order its amount to pay, and whether an order has reached its customer before */
export function needsCashCode(
  { codeForFirst = false, codeFrom = 0 }: CashCodeSettings,
  { amount, isKnown }: Pick<CashOrder, 'amount' | 'isKnown'>,
): boolean {
  if (amount === 0) return false;
  return (codeForFirst && !isKnown) || (codeFrom > 0 && amount >= toPaise(codeFrom));
}

/** What a shopper reads where an order cannot be paid in cash. */
export const cashTexts: Readonly<Record<CashObstacle, string>> = {
  pincode: 'We take no cash on delivery at this pincode.',
  category: 'Something in your bag cannot be paid in cash on delivery.',
  below: 'This order is too small for cash on delivery.',
  above: 'This order is too large for cash on delivery.',
  unknown: 'We take cash on delivery from customers who have received an order before.',
};
