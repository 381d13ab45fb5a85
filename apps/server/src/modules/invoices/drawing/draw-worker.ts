import type { Invoice } from '../invoice.ts';
import { drawPapers as drawPapersPdf } from '../papers/draw-papers.ts';
import type { Papers } from '../papers/papers.ts';
import { drawDocuments, type OrderDocuments } from './draw-documents.ts';
import { drawInvoice } from './draw-invoice.ts';

/** What an invoice thread draws: the plain invoice of an order, or its issued documents. */
export type DrawnPaper = { readonly plain: Invoice } | { readonly issued: OrderDocuments };

/** Entry of an invoice thread. @returns the PDF */
export async function draw(paper: DrawnPaper): Promise<Uint8Array> {
  return 'plain' in paper ? drawInvoice(paper.plain) : drawDocuments(paper.issued);
}

/** Entry of a thread for papers of the packing table. @returns the PDF */
export async function drawPapers(papers: Papers): Promise<Uint8Array> {
  return drawPapersPdf(papers);
}
