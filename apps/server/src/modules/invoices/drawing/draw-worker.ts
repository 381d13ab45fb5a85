import type { Invoice } from '../invoice.ts';
import { drawInvoice } from './draw-invoice.ts';

/** What the pool of invoice threads runs. @returns the PDF */
export async function draw(invoice: Invoice): Promise<Uint8Array> {
  return drawInvoice(invoice);
}
