import type { OrderLine, Paise } from '@kayal/api-contract/client';
import {
  deliveryNote,
  formatShortDate,
  priceDetails,
  type DateFormat,
  type Order,
  type PriceDetails,
} from '@kayal/commerce-core';
import type { TimelineStep } from '@kayal/design-system';

/** Price of one unit of an ordered line, in paise. */
export const unitPrice = ({ total, quantity }: OrderLine): Paise => Math.round(total / Math.max(quantity, 1));

/** Price Details of an order, from the amounts charged. @param delivery in paise, stored with the order */
export function orderFigures(lines: readonly OrderLine[], delivery: Paise): PriceDetails {
  return priceDetails(
    lines.map((line) => ({ quantity: line.quantity, mrp: line.mrp, price: unitPrice(line) })),
    delivery,
  );
}

/**
 * Steps of an order: confirmed, then delivered or cancelled; a future step names its day.
 * @param days max business days from the order to its delivery
 */
export function orderSteps(
  { orderedAt, isDelivered, cancelledAt }: Pick<Order, 'orderedAt' | 'isDelivered' | 'cancelledAt'>,
  dates: DateFormat,
  days: number,
): TimelineStep[] {
  const confirmed: TimelineStep = {
    label: 'Order Confirmed',
    state: 'done',
    detail: formatShortDate(orderedAt, dates),
  };
  if (cancelledAt !== null) {
    return [confirmed, { label: 'Order Cancelled', state: 'done', detail: formatShortDate(cancelledAt, dates) }];
  }
  return [
    confirmed,
    isDelivered
      ? { label: 'Package Delivered', state: 'done' }
      : { label: 'Package Delivered', state: 'ahead', detail: deliveryNote(orderedAt, dates, days) },
  ];
}
