import { sizeWanted } from '@kayal/commerce-core';
import type { AppContext } from '../../context/app-context.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { currentSettings } from '../shop-settings/settings-cache.ts';
import { listSizeHints, sumReturns, updateSizeHints } from './return-report.repository.ts';
import { reportedDays } from '../shop-settings/reported-days.ts';
import { reportDays } from './return-report.ts';

/**
 * Writes at each product what most wanted who sent it back, of the orders that the report counts; nothing while the owner
 * does not show it.
 */
export async function refreshSizeHints(context: AppContext): Promise<void> {
  const { db, now } = context;
  const { showsSizeHint } = (await currentSettings(context)).settings.returnDesk;
  const shown = await listSizeHints(db);
  if (!showsSizeHint && shown.size === 0) return;
  const returned = showsSizeHint ? (await sumReturns(db, await reportedDays(context, {}, reportDays))).returned : [];
  const wanted = Map.groupBy(returned, ({ productId }) => productId);
  const changed = [...new Set([...shown.keys(), ...wanted.keys()])].flatMap((id) => {
    const units = (wanted.get(id) ?? []).map((row) => ({ reason: row.reason, units: Number(row.units) }));
    const hint = sizeWanted(units);
    return hint === (shown.get(id) ?? null) ? [] : [{ id, hint }];
  });
  if (changed.length === 0) return;
  await inTransaction(db, async (trx) => {
    await updateSizeHints(trx, changed);
    await bumpCatalogueVersion(trx, 'content', now());
  });
  catalogueVersionOf(db).forget();
}
