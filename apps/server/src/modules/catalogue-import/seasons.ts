import type { WireOf } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { currentSettings, readSettings, toSettings, type SettingsParts } from '../shop-settings/settings-cache.ts';
import { findSettings, findSettingsSavedAt, insertSettings } from '../shop-settings/shop-settings.repository.ts';
import { copyColours } from './apply/apply.repository.ts';
import { countVisible, listPrepared } from './catalogue-import.repository.ts';
import { countMissing } from './check/staging.repository.ts';

/** The changed fields of a save that only switches the season. */
const seasonAlone = JSON.stringify(['profile.season']);

/** The season that is on sale: from the saved settings, or from the environment before the first save. */
export async function runningSeason(parts: SettingsParts): Promise<string> {
  return (await readSettings(parts)).settings.profile.season;
}

/** The season that shoppers see: this process sees a switch at once, others within a second. */
export async function shownSeason(parts: SettingsParts): Promise<string> {
  return (await currentSettings(parts)).settings.profile.season;
}

/** The running season, and those loaded beside it. */
export async function readSeasons(parts: SettingsParts): Promise<WireOf<'getSeasons'>['answer']> {
  const { db } = parts;
  const running = await runningSeason(parts);
  const [products, prepared] = await Promise.all([countVisible(db), listPrepared(db, running)]);
  const beside = prepared.map(async ({ id, season, counts, state, mode }) => {
    const kept: { new: number; changed: number; unchanged: number } = JSON.parse(counts ?? '{}');
    return {
      season: season ?? '',
      isRunning: false,
      isSwitching: state === 'applying',
      products: kept.new + kept.changed + kept.unchanged,
      withdrawn: mode === 'whole' ? await countMissing(db, id) : 0,
      importId: id,
    };
  });
  const now = { season: running, isRunning: true, isSwitching: false, products, withdrawn: 0, importId: null };
  return [now, ...(await Promise.all(beside))];
}

/** Author and time of a switch of season. */
interface SeasonChange {
  readonly actorId: string;
  /** ms since 1970 */
  readonly at: number;
}

async function saveSeason(
  trx: Transaction<Database>,
  { config }: Pick<SettingsParts, 'config'>,
  season: string,
  { actorId, at }: SeasonChange,
): Promise<void> {
  const { version, settings, theme } = await readSettings({ db: trx, config });
  await insertSettings(trx, {
    version: version + 1,
    settings: JSON.stringify({ ...settings, profile: { ...settings.profile, season } }),
    theme,
    changed: seasonAlone,
    actor_id: actorId,
    saved_at: at,
  });
}

/** Makes a season the running one in the settings; colours without a name in it keep their former names. */
export async function beginSeason(
  trx: Transaction<Database>,
  { config }: Pick<SettingsParts, 'config'>,
  season: string,
  change: SeasonChange,
): Promise<void> {
  const before = await runningSeason({ db: trx, config });
  await saveSeason(trx, { config }, season, change);
  await copyColours(trx, before, season);
}

/**
 * Makes the season before the running one again, where `beginSeason` began it and it still runs.
 * @param begunAt when it began, ms since 1970
 */
export async function endSeason(
  trx: Transaction<Database>,
  { config }: Pick<SettingsParts, 'config'>,
  season: string,
  { begunAt, ...change }: SeasonChange & { readonly begunAt: number },
): Promise<void> {
  if ((await runningSeason({ db: trx, config })) !== season) return;
  const begun = await findSettingsSavedAt(trx, begunAt, seasonAlone);
  if (begun === undefined) return;
  const before = await findSettings(trx, begun.version - 1);
  const former = before === undefined ? config.season : toSettings(before, config).settings.profile.season;
  await saveSeason(trx, { config }, former, change);
}
