import type { Paise, ReturnObstacle, ReturnReason } from '@kayal/api-contract/client';

const dayMs = 24 * 60 * 60 * 1000;

/** What a shop promises about returns; days count from the delivery. */
export interface ReturnTerms {
  /** For every reason. */
  readonly days: number;
  /** For pieces that arrived damaged. */
  readonly damagedDays: number;
}

/** Reasons for which the shop is to blame, so that it pays the way back. */
const faultsOfShop: readonly ReturnReason[] = ['damaged', 'wrongPiece', 'notAsShown'];

/** Whether the shop is to blame for a reason. */
export const isFaultOfShop = (reason: ReturnReason): boolean => faultsOfShop.includes(reason);

/** Until when a piece can be returned for a reason, ms since 1970. @param deliveredAt ms since 1970 */
export function returnUntil(deliveredAt: number, reason: ReturnReason, { days, damagedDays }: ReturnTerms): number {
  return deliveredAt + (reason === 'damaged' ? Math.min(days, damagedDays) : days) * dayMs;
}

/** A delivered line, as far as its return depends on it. */
export interface ReturnableLine {
  readonly quantity: number;
  /** Units of it that other returns have, those that were declined or cancelled left out. */
  readonly inReturns: number;
  /** ms since 1970; null before the delivery. */
  readonly deliveredAt: number | null;
}

/**
 * Why nothing of a line can be returned for a reason; null where it can. @param now ms since 1970
 */
export function returnObstacle(
  { quantity, inReturns, deliveredAt }: ReturnableLine,
  reason: ReturnReason,
  terms: ReturnTerms,
  now: number,
): ReturnObstacle | null {
  if (deliveredAt === null) return 'notDelivered';
  if (inReturns >= quantity) return 'returnedAlready';
  return now > returnUntil(deliveredAt, reason, terms) ? 'tooLate' : null;
}

/**
 * What was paid for some units of a line, to the paisa. The units of a line are refunded in their order, so that however
 * they come back, singly or together, all of them give back exactly what the line cost.
 * @param total what the line cost @param quantity its units @param before units refunded already @param units those now
 */
export function paidForUnits(total: Paise, quantity: number, before: number, units: number): Paise {
  const paidForFirst = (count: number): Paise => Math.floor((total * count) / quantity);
  return paidForFirst(before + units) - paidForFirst(before);
}
