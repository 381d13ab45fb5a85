import type { OrderLine, Paise } from '@kayal/api-contract/client';
import { priceDetails, type PriceDetails } from '@kayal/commerce-core';

/** Price of one unit of an ordered line, in paise. */
export const unitPrice = ({ total, quantity }: OrderLine): Paise => Math.round(total / Math.max(quantity, 1));

/** Price Details of an order, from the amounts charged. @param delivery in paise, stored with the order */
export function orderFigures(lines: readonly OrderLine[], delivery: Paise): PriceDetails {
  return priceDetails(
    lines.map((line) => ({ quantity: line.quantity, mrp: line.mrp, price: unitPrice(line) })),
    delivery,
  );
}
