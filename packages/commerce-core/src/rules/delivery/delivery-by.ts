import type { CashSettings } from './cash.ts';
import type { ChargeSettings } from './delivery-charge.ts';

/** What delivery depends on besides the shop's one charge, for the public settings; nothing in a shop without such terms. */
export function deliveryBy(
  terms: ChargeSettings & { readonly byPincode: boolean },
  cash: CashSettings,
): { readonly deliveryBy?: 'bag' | 'pincode' } {
  if (terms.byPincode) return { deliveryBy: 'pincode' };
  const isByBag = [terms.freeFrom, terms.weights.length, cash.fee, cash.from, cash.upTo].some((each) => each > 0);
  return isByBag ? { deliveryBy: 'bag' } : {};
}
