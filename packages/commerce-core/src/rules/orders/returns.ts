import {
  faultReasons,
  returnReasons,
  type Paise,
  type ReturnObstacle,
  type ReturnReason,
  type SizeHint,
} from '@kayal/api-contract/client';

const dayMs = 24 * 60 * 60 * 1000;

/** What a shop promises about returns; days count from the delivery. */
export interface ReturnTerms {
  /** For every reason. */
  readonly days: number;
  /** For pieces that arrived damaged. */
  readonly damagedDays: number;
}

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
  /** It comes back only where it is not what was sold. */
  readonly isFinalSale?: boolean;
}

/**
 * Why nothing of a line can be returned for a reason; null where it can. @param now ms since 1970
 */
export function returnObstacle(
  { quantity, inReturns, deliveredAt, isFinalSale = false }: ReturnableLine,
  reason: ReturnReason,
  terms: ReturnTerms,
  now: number,
): ReturnObstacle | null {
  if (deliveredAt === null) return 'notDelivered';
  if (inReturns >= quantity) return 'returnedAlready';
  if (now > returnUntil(deliveredAt, reason, terms)) return 'tooLate';
  return isFinalSale && !faultReasons.includes(reason) ? 'finalSale' : null;
}

/**
 * What was paid for some units of a line, to the paisa: the rounded cost of all units that came back so far, without what
 * earlier returns have of it. So all of them give back exactly what the line cost, singly or together, and a return that
 * was cancelled in between leaves nothing over.
 * @param total what the line cost @param quantity its units @param before what earlier returns have @param units those now
 */
export function paidForUnits(
  total: Paise,
  quantity: number,
  before: { readonly units: number; readonly paid: Paise },
  units: number,
): Paise {
  return Math.max(0, Math.round((total * (before.units + units)) / quantity) - before.paid);
}

/** Units that came back for a reason. */
export interface ReturnedFor {
  readonly reason: ReturnReason;
  readonly units: number;
}

/** Fewer returned units say nothing about a product. */
const minUnits = 3;

/** The size that more than half of those wanted who sent a product back; null where there is none, or too few returns. */
export function sizeWanted(returned: readonly ReturnedFor[]): SizeHint | null {
  const unitsOf = (...reasons: readonly ReturnReason[]): number =>
    returned.reduce((sum, { reason, units }) => sum + (reasons.includes(reason) ? units : 0), 0);
  const all = unitsOf(...returnReasons);
  if (all < minUnits) return null;
  if (unitsOf('tooSmall') * 2 > all) return 'larger';
  return unitsOf('tooLarge') * 2 > all ? 'smaller' : null;
}
