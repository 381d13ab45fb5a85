import { LRUCache } from 'lru-cache';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../context.ts';
import type { Identity } from '../../http/identity.ts';
import { findOrder, listOrderLines } from '../orders/orders.repository.ts';
import { drawInvoice } from './drawing/draw-invoice.ts';
import { toInvoice } from './invoice.ts';

/** Drawn invoices that are kept: what stands on one never changes. */
const keptInvoices = 32;

/** Reading invoices. */
export interface Invoices {
  /**
   * The invoice of one order of the caller, or of any for an admin, as a PDF (J46).
   * @throws ApiError `not_found`, for another's as for a missing one.
   */
  read(caller: Identity, entryNo: string): Promise<Buffer>;
}

/** Makes the invoices of an app. */
export function createInvoices({ db, config }: AppContext): Invoices {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: keptInvoices });

  const draw = async (entryNo: string, order: NonNullable<Awaited<ReturnType<typeof findOrder>>>): Promise<Buffer> => {
    const invoice = toInvoice(await listOrderLines(db, entryNo), order, config.tax);
    if (invoice === null) throw new ApiError('not_found');
    return drawInvoice(invoice);
  };

  return {
    async read(caller, entryNo) {
      const order = await findOrder(db, entryNo, caller.role === 'admin' ? null : caller.customerId);
      if (order === undefined) throw new ApiError('not_found');
      const kept = drawn.get(entryNo);
      if (kept !== undefined) return kept;
      const drawing = draw(entryNo, order);
      drawn.set(entryNo, drawing);
      drawing.catch(() => drawn.delete(entryNo));
      return drawing;
    },
  };
}
