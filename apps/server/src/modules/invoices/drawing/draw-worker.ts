import { drawPapers as drawPapersPdf } from '../papers/draw-papers.ts';
import type { Papers } from '../papers/papers.ts';
import { drawOrderPapers, type OrderPaper } from './draw-paper.ts';

/** Entry of an invoice thread. @returns the PDF */
export async function draw(paper: OrderPaper): Promise<Uint8Array> {
  return drawOrderPapers([paper]);
}

/** What is printed for many orders: their invoices, or papers of the packing table. */
export type Printed = { readonly invoices: readonly [OrderPaper, ...OrderPaper[]] } | Papers;

/** Entry of a thread that prints for many orders. @returns the PDF */
export async function print(printed: Printed): Promise<Uint8Array> {
  return 'invoices' in printed ? drawOrderPapers(printed.invoices) : drawPapersPdf(printed);
}
