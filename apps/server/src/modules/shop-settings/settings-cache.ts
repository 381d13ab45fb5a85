import type { ShopSettings } from '@kayal/api-contract';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { newShopSettings } from '@kayal/commerce-core/new-shop-settings';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/open-database.ts';
import type { ShopSettingsTable } from '../../db/tables/administration.ts';
import { catalogueVersionOf } from '../catalogue/catalogue-version.ts';
import type { Config } from '../../startup/config.ts';
import { findNewestSettings, findNewestVersion } from './shop-settings.repository.ts';

/** The current settings, with their version. */
export interface CurrentSettings {
  /** 0 for the defaults. */
  readonly version: number;
  readonly settings: ShopSettings;
  /** JSON of a design-tokens document; null for the shop's own look. */
  readonly theme: string | null;
  /** ms since 1970; 0 for the defaults */
  readonly savedAt: number;
}

/** The settings until an owner saves her own. */
export const unsavedSettings: CurrentSettings = { version: 0, settings: defaultSettings, theme: null, savedAt: 0 };

/** A row as settings. A field that a newer version of the shop added has its default. */
export function toSettings(row: ShopSettingsTable): CurrentSettings {
  const saved: Partial<ShopSettings> = JSON.parse(row.settings);
  return {
    version: row.version,
    settings: { ...defaultSettings, ...saved },
    theme: row.theme,
    savedAt: row.saved_at,
  };
}

/** The current settings, read from the database, for an admin who is going to change them. */
export async function readSettings(db: Db): Promise<CurrentSettings> {
  const row = await findNewestSettings(db);
  return row === undefined ? unsavedSettings : toSettings(row);
}

/** The season that is on sale: of the saved settings, or of the environment while none were saved. */
export function seasonOf({ version, settings }: CurrentSettings, config: Pick<Config, 'season'>): string {
  return version === 0 ? config.season : settings.profile.season;
}

/**
 * Settings that an owner sees and saves. Until she saved some, they have the season of the environment, and words that
 * suit any shop unless this shop shows the demo.
 */
export function withDefaults(current: CurrentSettings, config: Pick<Config, 'season' | 'demo'>): CurrentSettings {
  if (current.version !== 0) return current;
  const settings = config.demo ? current.settings : newShopSettings;
  return { ...current, settings: { ...settings, profile: { ...settings.profile, season: config.season } } };
}

const unsavedByShop = new WeakMap<Db, CurrentSettings>();

/** Lets `settingsIn` give the words of this shop, with or without the demo, while its owner has saved no settings. */
export function keepDefaults(db: Db, config: Pick<Config, 'season' | 'demo'>): void {
  unsavedByShop.set(db, withDefaults(unsavedSettings, config));
}

/** Versions that this process has read. A version never changes; one that was rolled back had another time stamp. */
const readVersions = new WeakMap<Db, LRUCache<string, CurrentSettings>>();

/**
 * The current settings in a transaction, saved by any process: one small query, and the whole document only after a
 * save.
 * @param db the database, which is the key of the cache
 */
export async function settingsIn(db: Db, trx: Db): Promise<CurrentSettings> {
  const newest = await findNewestVersion(trx);
  if (newest === undefined) return unsavedByShop.get(db) ?? unsavedSettings;
  const known = readVersions.get(db) ?? new LRUCache<string, CurrentSettings>({ max: 2 });
  readVersions.set(db, known);
  const key = `${newest.version} ${newest.saved_at}`;
  const current = known.get(key) ?? (await readSettings(trx));
  known.set(key, current);
  return current;
}

const caches = new WeakMap<Db, LRUCache<number, CurrentSettings>>();

/**
 * The current settings, read again after each change of the catalogue's content version, which every save raises: this
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
