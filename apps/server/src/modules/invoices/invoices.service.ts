import type { AppContext } from '../../context/app-context.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import { findOrder, listOrderLines } from '../orders/orders.repository.ts';
import { listDiscounts } from '../promotions/promotions.repository.ts';
import { readSellerTexts } from '../shop-settings/seller-texts.ts';
import { settingsIn } from '../shop-settings/settings-cache.ts';
import { createDrawingThreads } from './drawing/drawing-threads.ts';
import { listDocuments } from '../tax-documents/documents.repository.ts';
import type { OrderPaper } from './drawing/draw-paper.ts';
import { toOrderPaper } from './order-paper.ts';

/** Invoices of one caller that wait for the drawing thread; further ones are refused as `unavailable`. */
const maxWaiting = 8;
const drawLimitMs = 10_000;

/** Reading invoices. */
export interface Invoices {
  /**
   * The invoice of one order of the caller, or of any for an admin, as a PDF: the documents that were issued about it, as
   * they were, or else the plain invoice with the seller of the moment when it was placed.
   * @throws ApiError `not_found`, when it is missing or another customer's; `unavailable` when she, or all together,
   * request too many at once
   */
  read(caller: Identity, entryNo: string): Promise<{ readonly pdf: Buffer; readonly shopName: string }>;
  /** Ends the drawing thread. */
  close(): Promise<void>;
}

/** Makes the invoices of an app. A separate thread draws them; it starts with the first invoice. */
export function createInvoices(context: Pick<AppContext, 'db' | 'config'>): Invoices {
  const { db } = context;
  const thread = createDrawingThreads<OrderPaper>('draw', drawLimitMs);
  const waitingOf = new Map<string, number>();

  const drawFor = async (callerId: string, invoice: OrderPaper): Promise<Buffer> => {
    const waiting = waitingOf.get(callerId) ?? 0;
    if (waiting >= maxWaiting) throw new ApiError('unavailable');
    waitingOf.set(callerId, waiting + 1);
    try {
      return await thread.draw(invoice);
    } finally {
      const left = (waitingOf.get(callerId) ?? 1) - 1;
      if (left === 0) waitingOf.delete(callerId);
      else waitingOf.set(callerId, left);
    }
  };

  return {
    async read(caller, entryNo) {
      const order = await findOrder(db, entryNo, caller.role === 'admin' ? null : caller.customerId);
      if (order === undefined) throw new ApiError('not_found');
      const { settings } = await settingsIn(context, db);
      const paper = toOrderPaper(
        await listOrderLines(db, entryNo),
        (await listDiscounts(db, [entryNo])).get(entryNo) ?? [],
        await listDocuments(db, [entryNo]),
        await readSellerTexts(db),
      );
      if (paper === null) throw new ApiError('not_found');
      return { pdf: await drawFor(caller.customerId, paper), shopName: settings.profile.name };
    },
    close: () => thread.close(),
  };
}
