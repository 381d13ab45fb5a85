import type { WireOf } from '@kayal/api-contract';
import { currentSettings, readSettings, type SettingsParts } from './settings-cache.ts';
import { hasOrders } from './shop-settings.repository.ts';

type Fixer = WireOf<'getSettings'>['answer']['companyCodeFixedBy'];

/** The company code of this shop: this process sees a save at once, others within a second. */
export async function companyCode(parts: SettingsParts): Promise<string> {
  return parts.config.companyCode ?? (await currentSettings(parts)).settings.companyCode;
}

/**
 * Whether a path names this shop. A code that is not the known one is compared with the database, so that each process
 * accepts a new code at once.
 */
export async function isCompanyCode(parts: SettingsParts, code: string): Promise<boolean> {
  if (code === (await companyCode(parts))) return true;
  return parts.config.companyCode === null && code === (await readSettings(parts)).settings.companyCode;
}

/**
 * Why the company code cannot be changed; null while it can. Other systems have it in their addresses, so that it stays
 * after the first order.
 */
export async function companyCodeFixer({ db, config }: SettingsParts): Promise<Fixer> {
  if (config.companyCode !== null) return 'environment';
  return (await hasOrders(db)) ? 'orders' : null;
}
