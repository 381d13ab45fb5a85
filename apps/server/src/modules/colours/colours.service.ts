import { withoutHiddenMarks } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../context/app-context.ts';
import type { Identity } from '../../http/identity.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { runningSeason } from '../shop-settings/season.ts';
import { listProductsIn } from './colour-words.repository.ts';
import {
  addColour,
  listMadeColours,
  lockColourDisplays,
  lockColourNames,
  putColour,
  type ColourDisplay,
} from './colours.repository.ts';
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

/** Display name and hex to set. */
interface ColourChange extends ColourDisplay {
  /** What the admin saw; without it the change overwrites whatever is stored. */
  readonly was?: ColourDisplay;
}

const isSame = (a: ColourDisplay, b: ColourDisplay): boolean => a.name === b.name && a.hex === b.hex;

/**
 * How a colour is read: one without a display name has its catalogue name. Marks that nobody sees come back in no call.
 * @param stored undefined without a row
 */
function seenOf(key: string, stored: ColourDisplay | undefined): ColourDisplay {
  const name = withoutHiddenMarks(stored?.name.trim() || key.trim()).toUpperCase();
  return { name, hex: withoutHiddenMarks(stored?.hex.trim() ?? '') };
}

/** @throws ApiError `colour.changed` naming each of the colours, with its stored values */
function refuseChanged(stored: ReadonlyMap<string, ColourDisplay>, keys: readonly string[]): void {
  if (keys.length === 0) return;
  const changes = keys.map((field) => {
    const { name, hex } = seenOf(field, stored.get(field));
    return { field, now: `${name} ${hex}`.trim() };
  });
  throw new ApiError('colour.changed', { changes });
}

/**
 * Sets display names and hex of a season's colours, all or none, with an audit row for each that changes; shoppers see
 * and find the new names with the next answer.
 * @param changes by catalogue name; names are stored upper-case, a hex as typed
 * @throws ApiError `colour.unknown`, `colour.changed` where another admin changed what the caller saw
 */
export async function changeColours(
  context: AppContext,
  admin: Identity,
  season: string,
  changes: ReadonlyMap<string, ColourChange>,
): Promise<void> {
  if (changes.size === 0) return;
  const keys = [...changes.keys()];
  await inTransaction(context.db, async (trx) => {
    await lockColourNames(trx, keys, 'names');
    const before = await lockColourDisplays(trx, season, keys);
    await requireKnown(trx, keys, before);
    const written = [...changes].flatMap(([key, { name, hex, was }]) => {
      const after = { name: name.toUpperCase(), hex };
      const old = before.get(key);
      return old !== undefined && isSame(old, after) ? [] : [{ key, after, old, was }];
    });
    const isChanged = ({ key, old, was }: (typeof written)[number]) =>
      was !== undefined && !isSame(seenOf(key, was), seenOf(key, old));
    refuseChanged(
      before,
      written.filter(isChanged).map(({ key }) => key),
    );
    // Sorted like the locks.
    for (const { key, after, old, was } of written.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      // A row that is not there cannot be locked: another admin may add it at the same moment.
      if (old !== undefined || was === undefined) await putColour(trx, season, key, after);
      else if (!(await addColour(trx, season, key, after))) {
        refuseChanged(await lockColourDisplays(trx, season, [key]), [key]);
      }
      await insertAudit(trx, {
        actorId: admin.customerId,
        action: 'colour.changed',
        subject: `${season} ${key}`,
        before: old ?? {},
        after,
        at: context.now(),
      });
    }
    if (written.length === 0) return;
    const renamed = written.filter(({ old, after }) => old?.name !== after.name).map(({ key }) => key);
    // Search words come from the names of the season that is on sale.
    const running = await runningSeason({ ...context, db: trx });
    if (renamed.length > 0 && season === running) await renameInWords(trx, season, renamed);
    await bumpCatalogueVersion(trx, 'shape', context.now());
  });
  catalogueVersionOf(context.db).forget();
}
