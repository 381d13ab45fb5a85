import type { GatewayWay, Paise, PaymentWay, ShopSettings } from '@kayal/api-contract/client';

/**
 * The ways to pay that a shop offers; cash on delivery where it says nothing, or nothing that works.
 * @param connected gateways whose keys the server has
 */
export function offeredWays(
  { payments }: Pick<ShopSettings, 'payments'>,
  connected: readonly GatewayWay[] = [],
): readonly PaymentWay[] {
  const upi: readonly PaymentWay[] = payments?.upi === true && payments.upiAddress !== '' ? ['upi'] : [];
  const prepaid = [...upi, ...connected.filter((way) => payments?.[way] === true)];
  return payments?.cash === false && prepaid.length > 0 ? prepaid : ['cash', ...prepaid];
}

/** What a link of UPI says. */
export interface UpiRequest {
  /** Address of the account, such as `shop@bank`. */
  readonly address: string;
  readonly name: string;
  /** Category of a merchant; empty for an account that the bank does not know as one. */
  readonly merchantCode: string;
  readonly entryNo: string;
  readonly amount: Paise;
}

/** The link that a phone's payment app opens, and that the code on a screen holds: amount and order number are fixed. */
export function upiLink({ address, name, merchantCode, entryNo, amount }: UpiRequest): string {
  const fields = [
    ['pa', address],
    ['pn', name],
    ...(merchantCode === '' ? [] : [['mc', merchantCode]]),
    ['tr', entryNo],
    ['tn', `Order ${entryNo}`],
    ['am', (amount / 100).toFixed(2)],
    ['cu', 'INR'],
  ] as const;
  return `upi://pay?${fields.map(([key, value]) => `${key}=${encodeURIComponent(value ?? '').replace('%40', '@')}`).join('&')}`;
}

/** The number of a payment as banks write it: without spaces and marks. */
export function bankReference(written: string): string {
  return written.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
