import type { WireOf } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { runningSeason } from '../shop-settings/season.ts';
import { readSettings, toSettings, type SettingsParts } from '../shop-settings/settings-cache.ts';
import {
  findNewestChange,
  findSettings,
  findSettingsSavedAt,
  insertSettings,
} from '../shop-settings/shop-settings.repository.ts';
import { copyColours } from './apply/apply.repository.ts';
import { countVisible, findLastApplied, findSwitchedAt, listPrepared } from './catalogue-import.repository.ts';
import { countMissing } from './check/staging.repository.ts';

/** The changed fields of a save that only switches the season. */
const seasonAlone = JSON.stringify(['profile.season']);

/** A loaded season on the wire. */
type Season = WireOf<'getSeasons'>['answer'][number];

/** The season before the running one, and the import that put the running one on sale. */
interface WayBack {
  readonly season: string;
  readonly importId: string;
  readonly isSwitching: boolean;
  /** Whether no import was applied since the switch: only the last one can be undone. */
  readonly canSwitch: boolean;
  /** Visible products before the switch; null where it was made before they were stored. */
  readonly onSaleBefore: number | null;
  /** How many products the switch put on sale; null as above. */
  readonly putOnSale: number | null;
}

/** How to return to the season before the running one; undefined when the running one was not begun by a switch. */
export async function findWayBack({ db, config }: SettingsParts): Promise<WayBack | undefined> {
  const begun = await findNewestChange(db, seasonAlone);
  if (begun === undefined) return undefined;
  const run = await findSwitchedAt(db, begun.saved_at, await runningSeason({ db, config }));
  if (run === undefined) return undefined;
  const last = await findLastApplied(db);
  return {
    season: await seasonBefore(db, config, begun.version),
    importId: run.id,
    isSwitching: run.state === 'undoing',
    canSwitch: last?.id === run.id,
    onSaleBefore: run.on_sale_before,
    putOnSale: run.put_on_sale,
  };
}

/** The season of the settings before a version; that of the environment before the first save. */
async function seasonBefore(db: Db, config: SettingsParts['config'], version: number): Promise<string> {
  const before = await findSettings(db, version - 1);
  return before === undefined ? config.season : (await toSettings(before, config)).settings.profile.season;
}

/** The running season, those loaded beside it, and the one before it. */
export async function readSeasons(parts: SettingsParts): Promise<Season[]> {
  const { db } = parts;
  const running = await runningSeason(parts);
  const [products, prepared, back] = await Promise.all([
    countVisible(db),
    listPrepared(db, running),
    findWayBack(parts),
  ]);
  const beside = prepared.map(async ({ id, season, counts, state, mode }): Promise<Season> => {
    const kept: { new: number; changed: number; unchanged: number } = JSON.parse(counts ?? '{}');
    return {
      season: season ?? '',
      isRunning: false,
      isFormer: false,
      canSwitch: true,
      isSwitching: state === 'applying',
      products: kept.new + kept.changed + kept.unchanged,
      withdrawn: mode === 'whole' ? await countMissing(db, id) : 0,
      importId: id,
    };
  });
  const now = { season: running, isRunning: true, isFormer: false, canSwitch: false, isSwitching: false };
  const seasons = [{ ...now, products, withdrawn: 0, importId: null }, ...(await Promise.all(beside))];
  if (back === undefined || seasons.some(({ season }) => season === back.season)) return seasons;
  const { onSaleBefore, putOnSale, ...former } = back;
  const shown = { products: onSaleBefore ?? products, withdrawn: putOnSale ?? 0 };
  return [...seasons, { ...former, ...shown, isRunning: false, isFormer: true }];
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
  await insertAudit(trx, {
    actorId,
    action: 'season.switched',
    subject: season,
    before: { season: settings.profile.season },
    after: { season },
    at,
  });
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
 * @returns whether it did
 */
export async function endSeason(
  trx: Transaction<Database>,
  { config }: Pick<SettingsParts, 'config'>,
  season: string,
  { begunAt, ...change }: SeasonChange & { readonly begunAt: number },
): Promise<boolean> {
  if ((await runningSeason({ db: trx, config })) !== season) return false;
  const begun = await findSettingsSavedAt(trx, begunAt, seasonAlone);
  if (begun === undefined) return false;
  const former = await seasonBefore(trx, config, begun.version);
  await saveSeason(trx, { config }, former, change);
  return true;
}
