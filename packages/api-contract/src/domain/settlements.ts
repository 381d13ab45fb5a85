/**
 * Why a row of a courier's settlement books nothing. `unknown`: no order has its number; `amount`: the order costs another
 * amount; `settled`: the order was settled before; `doubled`: a row above names the same order; `unreadable`: number or
 * amount is missing.
 */
export const settlementReasons = [
  'unknown',
  'amount',
  'notDelivered',
  'notCash',
  'settled',
  'doubled',
  'unreadable',
] as const;

/** One reason. */
export type SettlementReason = (typeof settlementReasons)[number];
