import type { ShopSettings } from '@kayal/api-contract';
import type { OrderLineRow } from '../orders/orders.repository.ts';
import type { TakenDiscount } from '../promotions/promotions.repository.ts';
import type { TaxDocument } from '../tax-documents/tax-document.ts';
import type { OrderPaper } from './drawing/draw-paper.ts';
import { toInvoice } from './invoice.ts';

/**
 * What an order has on paper: the documents that were issued about it, as they were, or else the plain invoice by the
 * settings of today.
 * @param taken what promotions took off the order
 * @param issued the documents of the order, the invoice first
 * @returns null for an order without lines
 */
export function toOrderPaper(
  rows: readonly OrderLineRow[],
  taken: readonly TakenDiscount[],
  [invoice, ...notes]: readonly TaxDocument[],
  settings: Pick<ShopSettings, 'profile' | 'contact' | 'tax'>,
  defaultTax: ShopSettings['tax'] | null,
): OrderPaper | null {
  if (invoice !== undefined) return { issued: [invoice, ...notes] };
  const plain = toInvoice(rows, taken, settings, defaultTax);
  return plain === null ? null : { plain };
}
