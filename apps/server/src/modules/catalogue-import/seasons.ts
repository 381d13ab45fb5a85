import type { Transaction } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import type { Config } from '../../startup/config.ts';
import { currentSettings, readSettings, seasonOf } from '../shop-settings/settings-cache.ts';
import { insertSettings } from '../shop-settings/shop-settings.repository.ts';
import { copyColours } from './apply/apply.repository.ts';

/** The season that is on sale: of the saved settings, or of the environment while none were saved. */
export async function runningSeason({
  db,
  config,
}: {
  readonly db: Db;
  readonly config: Pick<Config, 'season'>;
}): Promise<string> {
  return seasonOf(await readSettings(db), config);
}

/** The season that is on sale as shoppers see it: this process knows of a switch at once, others within a second. */
export async function shownSeason({
  db,
  config,
}: {
  readonly db: Db;
  readonly config: Pick<Config, 'season'>;
}): Promise<string> {
  return seasonOf(await currentSettings(db), config);
}

/** Makes a season the running one in the settings; its colours keep the names they had where they have none of their own. */
export async function beginSeason(
  trx: Transaction<Database>,
  { config, now }: { readonly config: Pick<Config, 'season'>; readonly now: () => number },
  season: string,
  actorId: string,
): Promise<void> {
  const before = await runningSeason({ db: trx, config });
  const { version, settings, theme } = await readSettings(trx);
  await insertSettings(trx, {
    version: version + 1,
    settings: JSON.stringify({ ...settings, profile: { ...settings.profile, season } }),
    theme,
    changed: JSON.stringify(['profile.season']),
    actor_id: actorId,
    saved_at: now(),
  });
  await copyColours(trx, before, season);
}
