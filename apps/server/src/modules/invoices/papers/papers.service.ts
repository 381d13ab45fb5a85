import type { WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../../context/app-context.ts';
import { ApiError } from '../../../http/api-error.ts';
import { listLinesOf } from '../../orders/orders.repository.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import type { DrawingThread } from '../drawing/drawing-threads.ts';
import { toPapers, type Papers } from './papers.ts';

/**
 * Draws papers about orders as a PDF, in the sequence of their numbers; repeated ones count once.
 * @throws ApiError `not_found` naming the first order that does not exist; `unavailable` when too many are drawn at once
 */
export async function printOrders(
  { db, config, now }: AppContext,
  thread: DrawingThread<Papers>,
  { kind, entryNos }: WireOf<'printOrders'>['body'],
): Promise<Buffer> {
  const wanted = [...new Set(entryNos)];
  const rows = await listLinesOf(db, wanted);
  const found = new Set(rows.map(({ entryNo }) => entryNo));
  const missing = wanted.find((entryNo) => !found.has(entryNo));
  if (missing !== undefined) throw new ApiError('not_found', { message: `There is no order ${missing}.` });
  const { settings } = await settingsIn({ db, config }, db);
  return thread.draw(toPapers(kind, rows, settings, now()));
}
