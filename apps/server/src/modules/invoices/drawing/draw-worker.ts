import type { Invoice } from '../invoice.ts';
import { drawPapers as drawPapersPdf } from '../papers/draw-papers.ts';
import type { Papers } from '../papers/papers.ts';
import { drawInvoice } from './draw-invoice.ts';

/** Entry of an invoice thread. @returns the PDF */
export async function draw(invoice: Invoice): Promise<Uint8Array> {
  return drawInvoice(invoice);
}

/** Entry of a thread for papers of the packing table. @returns the PDF */
export async function drawPapers(papers: Papers): Promise<Uint8Array> {
  return drawPapersPdf(papers);
}
