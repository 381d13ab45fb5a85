import { textLanguage } from '@kayal/commerce-core';
import type { Invoice } from '../invoice.ts';
import { drawDocuments, type OrderDocuments } from './draw-documents.ts';
import { drawInvoice } from './draw-invoice.ts';
import { openDocument } from './open-document.ts';

/** What an order has on paper: its plain invoice, or its issued documents. */
export type OrderPaper = { readonly plain: Invoice } | { readonly issued: OrderDocuments };

function headOf(paper: OrderPaper) {
  if ('plain' in paper) {
    const { entryNo, seller, money, orderedAt } = paper.plain;
    return { title: `Invoice ${entryNo}`, author: seller.name, at: orderedAt, money };
  }
  const [{ number, seller, money, issuedAt }] = paper.issued;
  return { title: number, author: seller.legalName, at: issuedAt, money };
}

/**
 * Draws what some orders have on paper as one PDF, A4; each counts its own pages. One file of many is drawn several times
 * faster than a file each, which embeds its fonts again. The same papers give the same pages.
 */
export async function drawOrderPapers(papers: readonly [OrderPaper, ...OrderPaper[]]): Promise<Buffer> {
  const [first] = papers;
  const { title, author, at, money } = headOf(first);
  const { pen, finish } = await openDocument({
    size: 'A4',
    autoFirstPage: false,
    bufferPages: true,
    lang: textLanguage(money.locale),
    info: { Title: papers.length === 1 ? title : 'Invoices', Author: author, CreationDate: new Date(at) },
  });
  for (const paper of papers) {
    if ('plain' in paper) drawInvoice(pen, paper.plain);
    else drawDocuments(pen, paper.issued);
  }
  return finish();
}
