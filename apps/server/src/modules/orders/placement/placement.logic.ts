import { hash } from 'node:crypto';
import type { Address } from '@kayal/api-contract';
import { addressLine, formatOrderDate } from '@kayal/commerce-core';
import { randomCode } from '../../../basics/random-code.ts';
import type { CartRow } from '../../cart/cart.repository.ts';

/** One variant of an order submission, its duplicate lines added up, so that stock is checked against their sum. */
export interface ClaimedLine {
  readonly productId: number;
  readonly uniqueCode: string;
  readonly quantity: number;
  /** Unit prices that the client reports to have shown, paise; more than one when duplicate lines differ. */
  readonly shownPrices: readonly number[];
}

/** A new public order number: `KY` and ten random characters, so that it does not show how many orders there are. */
export const newEntryNo = (): string => `KY${randomCode(10)}`;

/** Whether a text has the form of an order number. */
export const isEntryNo = (text: string): boolean => /^KY[0-9A-Z]{10}$/.test(text);

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a submitted date is a real day at most one day from now in the shop's zone. @param now ms since 1970. */
export function isPlausibleDate(date: string, now: number, timeZone: string): boolean {
  return [now, now - dayMs, now + dayMs].some((at) => formatOrderDate(at, timeZone) === date);
}

/** The same hash for the same variants and quantities, in any order of the list. */
export function hashLines(lines: readonly { readonly uniqueCode: string; readonly quantity: number }[]): string {
  const texts = lines.map((line) => `${line.uniqueCode}=${line.quantity}`).toSorted();
  return hash('sha256', texts.join('\n'));
}

/** Whether the client's lines equal the cart on the server: same variants, same quantities. */
export function describesCart(claimed: readonly ClaimedLine[], cart: readonly CartRow[]): boolean {
  if (claimed.length !== cart.length) return false;
  const byCode = new Map(claimed.map((line) => [line.uniqueCode, line]));
  return cart.every((row) => {
    const line = byCode.get(row.uniqueCode);
    return line?.quantity === row.quantity && line.productId === row.productId;
  });
}

/**
 * Whether a shopper knows the current price of a line. Either she was shown the current price, or she was shown the
 * full MRP and no lower price was stored when the line was last confirmed: then she pays no more than she expects.
 */
export function isExpectedPrice(shown: number, row: Pick<CartRow, 'price' | 'mrp' | 'storedPrice'>): boolean {
  return shown === row.price || (shown === row.mrp && row.storedPrice >= row.mrp);
}

/** The cart lines whose current price the shopper was not shown. */
export function findPriceChanges(claimed: readonly ClaimedLine[], cart: readonly CartRow[]): readonly CartRow[] {
  const byCode = new Map(claimed.map((line) => [line.uniqueCode, line.shownPrices]));
  return cart.filter((row) => !(byCode.get(row.uniqueCode) ?? []).every((shown) => isExpectedPrice(shown, row)));
}

/** The text of an address that an order stores: recipient and place. */
export function addressSnapshot(address: Address): string {
  return [address.name.trim(), addressLine(address)].filter(Boolean).join(', ');
}
