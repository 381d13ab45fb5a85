import type { ShopSettings } from '@kayal/api-contract';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/open-database.ts';
import type { ShopSettingsTable } from '../../db/schema.ts';
import { catalogueVersionOf } from '../catalogue/catalogue-version.ts';
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
