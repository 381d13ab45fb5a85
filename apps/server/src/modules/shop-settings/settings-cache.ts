import type { ShopSettings, WholeSettings } from '@kayal/api-contract';
import { formatOrderDate, type DateFormat } from '@kayal/commerce-core';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import type { AppContext } from '../../context/app-context.ts';
import type { Db } from '../../db/open-database.ts';
import type { ShopSettingsTable } from '../../db/tables/administration.ts';
import { DerivedFromCatalogue } from '../catalogue-version/derived.ts';
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

const settingsOf = new WeakMap<Db, DerivedFromCatalogue<CurrentSettings>>();

/**
 * The current settings in a transaction, saved by any process: one small query, and the whole document only where it is not
 * the one that this process has.
 * @param parts with the database, which is the key of the cache
 */
export async function settingsIn({ db, config }: SettingsParts, trx: Db): Promise<CurrentSettings> {
  const newest = await findNewestVersion(trx);
  const known = settingsOf.get(db)?.last ?? null;
  // A version never changes; one that was rolled back had another time stamp.
  const isNewest = known?.version === (newest?.version ?? 0) && known.savedAt === (newest?.saved_at ?? 0);
  return isNewest ? known : readSettings({ db: trx, config });
}

/**
 * The current settings, read again after each change of the catalogue's content version, which every save raises. A
 * save that was answered is known to every process.
 * @throws when the database cannot be read
 */
export async function currentSettings(parts: SettingsParts): Promise<CurrentSettings> {
  const { db } = parts;
  const settings = settingsOf.get(db) ?? new DerivedFromCatalogue(db, 'content', () => readSettings(parts));
  settingsOf.set(db, settings);
  return settings.current();
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
