import type { OrderDiscount, OrderLine, Paise } from '@kayal/api-contract/client';
import { priceDetails, type PriceDetails } from '@kayal/commerce-core';

/** Price of one unit of an ordered line, in paise. */
export const unitPrice = ({ total, quantity }: OrderLine): Paise => Math.round(total / Math.max(quantity, 1));

/**
 * Price Details of an order, from the amounts charged; what promotions took off is in none of its rows.
 * @param charge for delivery in paise, stored with the order, after promotions
 */
export function orderFigures(
  lines: readonly OrderLine[],
  charge: Paise,
  discounts: readonly OrderDiscount[] = [],
): PriceDetails {
  // A share of a discount need not be divisible by the quantity, so each line counts as a whole.
  const whole = priceDetails(
    lines.map(({ mrp, quantity, total }) => ({ quantity: 1, mrp: mrp * quantity, price: total })),
    charge,
  );
  const saved = discounts.reduce((sum, { amount, ofDelivery }) => sum + amount - ofDelivery, 0);
  return {
    ...whole,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    discount: whole.discount - saved,
    delivery: discounts.reduce((sum, { ofDelivery }) => sum + ofDelivery, charge),
  };
}
