import type { WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../../context/app-context.ts';
import { ApiError } from '../../../http/api-error.ts';
import { listLinesOf } from '../../orders/orders.repository.ts';
import { listDiscounts } from '../../promotions/promotions.repository.ts';
import { readSellerTexts } from '../../shop-settings/seller-texts.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import { listDocuments } from '../../tax-documents/documents.repository.ts';
import type { Printed } from '../drawing/draw-worker.ts';
import type { DrawingThreads } from '../drawing/drawing-threads.ts';
import { toOrderPaper } from '../order-paper.ts';
import { toPapers } from './papers.ts';

/**
 * Draws papers or invoices of orders as one PDF, in the sequence of their numbers; repeated ones count once.
 * @throws ApiError `not_found` naming the first order that does not exist; `unavailable` when too many are drawn at once
 */
export async function printOrders(
  { db, config, now }: AppContext,
  thread: DrawingThreads<Printed>,
  { kind, entryNos }: WireOf<'printOrders'>['body'],
): Promise<Buffer> {
  const wanted = [...new Set(entryNos)];
  const rows = await listLinesOf(db, wanted);
  const found = new Set(rows.map(({ entryNo }) => entryNo));
  const missing = wanted.find((entryNo) => !found.has(entryNo));
  if (missing !== undefined) throw new ApiError('not_found', { message: `There is no order ${missing}.` });
  const { settings } = await settingsIn({ db, config }, db);
  if (kind !== 'invoices') return thread.draw(toPapers(kind, rows, settings, now()));
  const issued = Map.groupBy(await listDocuments(db, wanted), ({ entryNo }) => entryNo);
  const taken = await listDiscounts(db, wanted);
  const sellers = await readSellerTexts(db);
  const papers = [...Map.groupBy(rows, ({ entryNo }) => entryNo)].map(([entryNo, lines]) =>
    toOrderPaper(lines, taken.get(entryNo) ?? [], issued.get(entryNo) ?? [], sellers),
  );
  const [first, ...others] = papers.filter((paper) => paper !== null);
  if (first === undefined) throw new ApiError('not_found');
  return thread.draw({ invoices: [first, ...others] });
}
