import { formatMoney, formatShortDate, type DateFormat, type MoneyFormat, type Order } from '@kayal/commerce-core';
import { paidNames } from './way-names.ts';

/**
 * How and when an order is paid. An order that is paid ahead is placed at that moment, and cash is collected with the last
 * parcel.
 */
export function paidText(
  { lines, orderedAt, isDelivered, total }: Order,
  money: MoneyFormat,
  dates: DateFormat,
): string {
  const { paidBy, deliveredAt = null } = lines[0] ?? {};
  if (paidBy !== undefined) return `Paid by ${paidNames[paidBy]} on ${formatShortDate(orderedAt, dates)}`;
  if (!isDelivered) return `${formatMoney(total, money)} due at the door`;
  return deliveredAt === null ? 'Paid at the door' : `Paid at the door on ${formatShortDate(deliveredAt, dates)}`;
}
