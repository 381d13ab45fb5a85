import type { DifferingSettlement, SettlementReason } from '@kayal/api-contract/client';
import { formatMoney, type MoneyFormat } from '@kayal/commerce-core';

/** Why a row books nothing. */
const settlementReasonTexts: Readonly<Record<SettlementReason, string>> = {
  unknown: 'No order has this number',
  amount: 'Another amount',
  notDelivered: 'Not delivered',
  notCash: 'Not paid in cash',
  settled: 'Settled before',
  doubled: 'Twice in this file',
  unreadable: 'Number or amount is missing',
};

/** Why a row books nothing, with what the order costs where that differs. */
export function reasonText({ reason, expected }: DifferingSettlement, money: MoneyFormat): string {
  const text = settlementReasonTexts[reason];
  return reason === 'amount' && expected !== null ? `${text}; the order costs ${formatMoney(expected, money)}` : text;
}

/** `1 order`, `12 orders` */
export const ordersText = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

/** Says how many rows differ. */
export const rowsText = (count: number): string =>
  count === 1 ? '1 row differs and books nothing:' : `${count} rows differ and book nothing:`;

const day = 86_400_000;

/** How long ago cash was collected, in whole days. @param now ms since 1970 */
export function ageText(collectedAt: number, now: number): string {
  const days = Math.floor((now - collectedAt) / day);
  if (days < 1) return 'Within a day';
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
