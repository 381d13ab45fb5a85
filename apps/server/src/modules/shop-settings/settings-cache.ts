import type { ShopSettings } from '@kayal/api-contract';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/open-database.ts';
import type { ShopSettingsTable } from '../../db/schema.ts';
import { prepare } from '../../db/prepare.ts';
import { catalogueVersionOf } from '../catalogue/catalogue-version.ts';
import type { Config } from '../../startup/config.ts';
import { findNewestSettings } from './shop-settings.repository.ts';

/** The settings that count, with their version. */
export interface CurrentSettings {
  /** 0 for the defaults. */
  readonly version: number;
  readonly settings: ShopSettings;
  /** JSON of a design-tokens document; null for the shop's own look. */
  readonly theme: string | null;
  /** ms since 1970; 0 for the defaults */
  readonly savedAt: number;
}

/** What counts until an owner saves settings of her own. */
export const unsavedSettings: CurrentSettings = { version: 0, settings: defaultSettings, theme: null, savedAt: 0 };

/** A row as settings. A field that this version of the shop added since the save has its default. */
export function toSettings(row: ShopSettingsTable): CurrentSettings {
  const saved: Partial<ShopSettings> = JSON.parse(row.settings);
  return {
    version: row.version,
    settings: { ...defaultSettings, ...saved },
    theme: row.theme,
    savedAt: row.saved_at,
  };
}

/** The settings that count now, from the database itself: for an admin who is going to change them. */
export async function readSettings(db: Db): Promise<CurrentSettings> {
  const row = await findNewestSettings(db);
  return row === undefined ? unsavedSettings : toSettings(row);
}

/** The season that is on sale: of the saved settings, or of the environment while none were saved. */
export function seasonOf({ version, settings }: CurrentSettings, config: Pick<Config, 'season'>): string {
  return version === 0 ? config.season : settings.profile.season;
}

/** Settings with the season that runs: the defaults have that of the environment, so that a save keeps it. */
export function withSeason(current: CurrentSettings, config: Pick<Config, 'season'>): CurrentSettings {
  const { settings } = current;
  const season = seasonOf(current, config);
  if (season === settings.profile.season) return current;
  return { ...current, settings: { ...settings, profile: { ...settings.profile, season } } };
}

const selectNewest = prepare<object, { version: number; saved_at: number }>((db) =>
  db.selectFrom('shop_settings').select(['version', 'saved_at']).orderBy('version', 'desc').limit(1),
);

/** Versions that this process has read. A version never changes; one that was rolled back had another time. */
const readVersions = new WeakMap<Db, LRUCache<string, CurrentSettings>>();

/**
 * The settings that count in a transaction, whichever process saved them: one small query, and the document itself only
 * after a save.
 * @param db the database itself, for which they are kept
 */
export async function settingsIn(db: Db, trx: Db): Promise<CurrentSettings> {
  const [newest] = (await selectNewest(trx, {})).rows;
  if (newest === undefined) return unsavedSettings;
  const known = readVersions.get(db) ?? new LRUCache<string, CurrentSettings>({ max: 2 });
  readVersions.set(db, known);
  const key = `${newest.version} ${newest.saved_at}`;
  const current = known.get(key) ?? (await readSettings(trx));
  known.set(key, current);
  return current;
}

const caches = new WeakMap<Db, LRUCache<number, CurrentSettings>>();

/**
 * The settings that count now, read again after each change of the catalogue's content, which every save raises: this
 * process sees a save at once, others within a second.
 * @throws when the database cannot be read
 */
export async function currentSettings(db: Db): Promise<CurrentSettings> {
  let cache = caches.get(db);
  if (cache === undefined) {
    cache = new LRUCache({ max: 1, fetchMethod: () => readSettings(db), ignoreFetchAbort: true });
    caches.set(db, cache);
  }
  const { content } = await catalogueVersionOf(db).current();
  return cache.get(content) ?? cache.forceFetch(content);
}
