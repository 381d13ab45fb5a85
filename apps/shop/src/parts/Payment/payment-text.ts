import type { PaymentWay } from '@kayal/api-contract/client';

const onDelivery = 'with cash or UPI on delivery';

/** How orders are paid (J70). @param ways that the shop offers; absent for cash on delivery alone */
export function paymentTextOf(ways?: readonly PaymentWay[]): string {
  if (ways?.includes('cash') === false) return 'Pay when you order';
  return ways === undefined ? `Pay ${onDelivery}` : `Pay when you order, or ${onDelivery}`;
}
