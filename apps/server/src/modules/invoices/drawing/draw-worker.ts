import type { Invoice } from '../invoice.ts';
import { drawInvoice } from './draw-invoice.ts';

/** Entry of an invoice thread. @returns the PDF */
export async function draw(invoice: Invoice): Promise<Uint8Array> {
  return drawInvoice(invoice);
}
