import type { ShopSettings, WholeSettings } from '@kayal/api-contract';
import { formatOrderDate, type DateFormat } from '@kayal/commerce-core';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../context/app-context.ts';
import type { Db } from '../../db/open-database.ts';
import type { ShopSettingsTable } from '../../db/tables/administration.ts';
import { catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import type { Config } from '../../config/config.ts';
import { findNewestSettings, findNewestVersion } from './shop-settings.repository.ts';

/** The current settings, with their version. */
export interface CurrentSettings {
  /** 0 for the defaults. */
  readonly version: number;
  readonly settings: WholeSettings;
  /** JSON of a design-tokens document; null for the shop's own look. */
  readonly theme: string | null;
  /** ms since 1970; 0 for the defaults */
  readonly savedAt: number;
}

/** Where settings are read: the database, and the environment, which decides about a shop that saved none. */
export interface SettingsParts {
  readonly db: Db;
  readonly config: Pick<Config, 'season' | 'demo' | 'companyCode'>;
}

/**
 * The company code until an owner names another. A later version of the shop does not change it, because it is part of
 * addresses that other programs have stored.
 */
const firstCompanyCode = 'kayal';

/** Settings with the company code of the environment, where it is set there. */
function withCompanyCode(settings: WholeSettings, { companyCode }: SettingsParts['config']) {
  return companyCode === null ? settings : { ...settings, companyCode };
}

/** The first settings: words that suit any shop, or the demo's, which only a shop with the demo loads. */
async function firstSettings({ demo }: SettingsParts['config']): Promise<WholeSettings> {
  const settings = demo ? (await import('@kayal/demo-catalogue/settings')).demoSettings : defaultSettings;
  return { ...settings, companyCode: firstCompanyCode };
}

/** The settings until an owner saves her own, with the season of the environment. */
export async function unsavedSettings(config: SettingsParts['config']): Promise<CurrentSettings> {
  const settings = await firstSettings(config);
  const profile = { ...settings.profile, season: config.season };
  return { version: 0, settings: withCompanyCode({ ...settings, profile }, config), theme: null, savedAt: 0 };
}

/** A row as settings. A field that a newer version of the shop added has its first value. */
export async function toSettings(row: ShopSettingsTable, config: SettingsParts['config']): Promise<CurrentSettings> {
  const saved: Partial<ShopSettings> = JSON.parse(row.settings);
  const first = await firstSettings(config);
  const mails = { ...first.mails, ...saved.mails };
  const returnDesk = { ...first.returnDesk, ...saved.returnDesk };
  return {
    version: row.version,
    settings: withCompanyCode({ ...first, ...saved, mails, returnDesk }, config),
    theme: row.theme,
    savedAt: row.saved_at,
  };
}

/** The current settings, read from the database, for an admin who is going to change them. */
export async function readSettings({ db, config }: SettingsParts): Promise<CurrentSettings> {
  const row = await findNewestSettings(db);
  return row === undefined ? unsavedSettings(config) : toSettings(row, config);
}

/** Versions that this process has read. A version never changes; one that was rolled back had another time stamp. */
const readVersions = new WeakMap<Db, LRUCache<string, CurrentSettings>>();

/**
 * The current settings in a transaction, saved by any process: one small query, and the whole document only after a
 * save.
 * @param parts with the database, which is the key of the cache
 */
export async function settingsIn({ db, config }: SettingsParts, trx: Db): Promise<CurrentSettings> {
  const newest = await findNewestVersion(trx);
  const known = readVersions.get(db) ?? new LRUCache<string, CurrentSettings>({ max: 2 });
  readVersions.set(db, known);
  const key = newest === undefined ? 'unsaved' : `${newest.version} ${newest.saved_at}`;
  const current = known.get(key) ?? (await readSettings({ db: trx, config }));
  known.set(key, current);
  return current;
}

const caches = new WeakMap<Db, LRUCache<number, CurrentSettings>>();

/**
 * The current settings, read again after each change of the catalogue's content version, which every save raises. A
 * save that was answered is known to every process.
 * @throws when the database cannot be read
 */
export async function currentSettings(parts: SettingsParts): Promise<CurrentSettings> {
  let cache = caches.get(parts.db);
  if (cache === undefined) {
    cache = new LRUCache({ max: 1, fetchMethod: () => readSettings(parts), ignoreFetchAbort: true });
    caches.set(parts.db, cache);
  }
  const { content } = await catalogueVersionOf(parts.db).current();
  return cache.get(content) ?? cache.forceFetch(content);
}

/** How the shop writes days and moments. */
export const dateFormatOf = ({ settings }: Pick<CurrentSettings, 'settings'>): DateFormat => ({
  locale: settings.profile.currency.locale,
  timeZone: settings.timeZone,
});

/** Today in the shop's time zone, yyyy-mm-dd. */
export async function todayOf(context: Pick<AppContext, 'config' | 'db' | 'now'>): Promise<string> {
  return formatOrderDate(context.now(), (await currentSettings(context)).settings.timeZone);
}
