import type { Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../context.ts';
import type { Identity } from '../../http/identity.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../catalogue/catalogue-version.ts';
import { runningSeason } from '../catalogue-import/seasons.ts';
import { listProductsIn } from './colour-words.repository.ts';
import { listMadeColours, putColour, readColourDisplays, type ColourDisplay } from './colours.repository.ts';
import { rewriteWords } from './rewrite-words.ts';

/** Products whose words are rewritten at once; far below the number of parameters that either engine allows. */
const productsPerStep = 500;

/** Rewrites the words of every product that comes in one of some colours, so that search knows their new names. */
async function renameInWords(trx: Transaction<Database>, season: string, colours: readonly string[]): Promise<void> {
  const ids = await listProductsIn(trx, colours);
  for (let start = 0; start < ids.length; start += productsPerStep) {
    await rewriteWords(trx, season, ids.slice(start, start + productsPerStep));
  }
}

/** @throws ApiError `colour.unknown` naming each colour that no season and no variant has */
async function requireKnown(
  trx: Transaction<Database>,
  keys: readonly string[],
  known: ReadonlyMap<string, ColourDisplay>,
): Promise<void> {
  const made = await listMadeColours(trx, keys);
  const unknown = keys.filter((key) => !known.has(key) && !made.has(key));
  if (unknown.length === 0) return;
  throw new ApiError('colour.unknown', { fields: Object.fromEntries(unknown.map((key) => [key, 'unknown'])) });
}

/**
 * Sets display names and hex of a season's colours, all or none, with an audit row for each that changes; shoppers see
 * and find the new names with the next answer.
 * @param displays by catalogue name; names are stored upper-case, a hex as typed
 * @throws ApiError `colour.unknown`
 */
export async function changeColours(
  context: AppContext,
  admin: Identity,
  season: string,
  displays: ReadonlyMap<string, ColourDisplay>,
): Promise<void> {
  if (displays.size === 0) return;
  const keys = [...displays.keys()];
  await inTransaction(context.db, async (trx) => {
    const before = await readColourDisplays(trx, season, keys);
    await requireKnown(trx, keys, before);
    const renamed: string[] = [];
    let changes = 0;
    for (const [key, display] of displays) {
      const after = { name: display.name.toUpperCase(), hex: display.hex };
      const old = before.get(key);
      if (old?.name === after.name && old.hex === after.hex) continue;
      changes += 1;
      if (old?.name !== after.name) renamed.push(key);
      await putColour(trx, season, key, after);
      await insertAudit(trx, {
        actorId: admin.customerId,
        action: 'colour.changed',
        subject: `${season} ${key}`,
        before: old ?? {},
        after,
        at: context.now(),
      });
    }
    if (changes === 0) return;
    // Search words come from the names of the season that is on sale.
    const running = await runningSeason({ ...context, db: trx });
    if (renamed.length > 0 && season === running) await renameInWords(trx, season, renamed);
    await bumpCatalogueVersion(trx, 'shape');
  });
  catalogueVersionOf(context.db).forget();
}
