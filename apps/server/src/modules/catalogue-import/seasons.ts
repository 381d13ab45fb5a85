import type { Transaction } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import type { Config } from '../../startup/config.ts';
import { currentSettings, readSettings, seasonOf, toSettings } from '../shop-settings/settings-cache.ts';
import { findSettings, findSettingsSavedAt, insertSettings } from '../shop-settings/shop-settings.repository.ts';
import { copyColours } from './apply/apply.repository.ts';

/** The changed fields of a save that only switches the season. */
const seasonAlone = JSON.stringify(['profile.season']);

/** The season that is on sale: from the saved settings, or from the environment before the first save. */
export async function runningSeason({
  db,
  config,
}: {
  readonly db: Db;
  readonly config: Pick<Config, 'season'>;
}): Promise<string> {
  return seasonOf(await readSettings(db), config);
}

/** The season that shoppers see: this process sees a switch at once, others within a second. */
export async function shownSeason({
  db,
  config,
}: {
  readonly db: Db;
  readonly config: Pick<Config, 'season'>;
}): Promise<string> {
  return seasonOf(await currentSettings(db), config);
}

type Parts = { readonly config: Pick<Config, 'season'> };

/** Author and time of a switch of season. */
interface SeasonChange {
  readonly actorId: string;
  /** ms since 1970 */
  readonly at: number;
}

async function saveSeason(trx: Transaction<Database>, season: string, { actorId, at }: SeasonChange): Promise<void> {
  const { version, settings, theme } = await readSettings(trx);
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
  { config }: Parts,
  season: string,
  change: SeasonChange,
): Promise<void> {
  const before = await runningSeason({ db: trx, config });
  await saveSeason(trx, season, change);
  await copyColours(trx, before, season);
}

/**
 * Makes the season before the running one again, where `beginSeason` began it and it still runs.
 * @param begunAt when it began, ms since 1970
 */
export async function endSeason(
  trx: Transaction<Database>,
  { config }: Parts,
  season: string,
  { begunAt, ...change }: SeasonChange & { readonly begunAt: number },
): Promise<void> {
  if ((await runningSeason({ db: trx, config })) !== season) return;
  const begun = await findSettingsSavedAt(trx, begunAt, seasonAlone);
  if (begun === undefined) return;
  const before = await findSettings(trx, begun.version - 1);
  await saveSeason(trx, before === undefined ? config.season : toSettings(before).settings.profile.season, change);
}
