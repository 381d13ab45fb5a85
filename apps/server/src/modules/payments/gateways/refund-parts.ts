import type { GatewayMoney } from './payment-gateway.ts';

/**
 * What goes back of which money: a gateway refunds each by itself. The oldest goes first, so that money that comes meanwhile
 * changes no part. @param gone what has gone back before, paise
 */
export function partsOf(money: readonly GatewayMoney[], gone: number, amount: number): readonly GatewayMoney[] {
  let skipped = gone;
  let left = amount;
  const parts: GatewayMoney[] = [];
  for (const each of money) {
    const part = Math.min(Math.max(each.amount - skipped, 0), left);
    skipped = Math.max(skipped - each.amount, 0);
    left -= part;
    if (part > 0) parts.push({ reference: each.reference, amount: part });
  }
  return parts;
}
