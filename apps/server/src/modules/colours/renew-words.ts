import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { readSetting, writeSetting } from '../../db/settings.repository.ts';
import { readSlices } from '../../db/slices.ts';
import { repeatWhileListening, sweepTimes } from '../../http/repeat.ts';
import { runningSeason } from '../shop-settings/season.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { wordsVersion } from '../catalogue/search/search-words.ts';
import { lockProduct } from '../catalogue/product-rows.repository.ts';
import { listIdsAfter } from './colour-words.repository.ts';
import { findOutdatedWords, rewriteWords } from './rewrite-words.ts';

const productsPerSlice = 250;
/** Wait after each slice, ms: an open shop answers meanwhile. */
const pauseMs = 20;
const setting = 'search-words-version';

/**
 * Writes the search words again that an older version of the shop split otherwise, once. When it is interrupted, the next
 * call begins again; products that are done are only read then.
 * @param isWanted false ends it after the product under way
 */
export async function renewWords(
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  isWanted: () => boolean,
): Promise<void> {
  const version = String(wordsVersion);
  if ((await readSetting(db, setting)) === version) return;
  const season = await runningSeason({ db, config });
  let changed = 0;
  const readIds = (after: number) => listIdsAfter(db, after, productsPerSlice);
  for await (const ids of readSlices(0, readIds, (id) => id)) {
    for (const { id } of await findOutdatedWords(db, season, ids)) {
      if (!isWanted()) break;
      // One product in each transaction: it waits for a save of it, and nothing waits for two of them.
      await inTransaction(db, async (trx) => {
        await lockProduct(trx, id);
        await rewriteWords(trx, season, [id]);
      });
      changed += 1;
    }
    if (!isWanted()) break;
    await sleep(pauseMs);
  }
  await inTransaction(db, async (trx) => {
    if (isWanted()) await writeSetting(trx, setting, version);
    if (changed > 0) await bumpCatalogueVersion(trx, 'shape', now());
  });
  catalogueVersionOf(db).forget();
}

/** Renews the search words in the background, a minute after the server began to listen. */
export function renewWordsOnce(app: FastifyInstance, context: Pick<AppContext, 'db' | 'config' | 'now'>): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  repeatWhileListening(app, {
    ...sweepTimes,
    round: () => renewWords(context, () => !isClosing),
    failure: 'the search words could not be renewed',
  });
}
