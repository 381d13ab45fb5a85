import type { MailDraft, SavedSettings, SettingsFile, ShopSettings } from '../../adapters/shop-settings.ts';
import type { PersonalData, PrivacyFile } from '../../domain/privacy.ts';
import type { WireOf } from '../../endpoints.ts';
import type { Page } from './admin-api.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { outcome, pageQuery, totalOf } from '../transport/outcome.ts';

/** The calls of the settings page, separate from the shop's, so that shoppers do not load them. */
export function createSettingsApi({ call, address }: ApiClient) {
  const toSaved = (answer: SavedSettings): { readonly saved: SavedSettings } => ({ saved: answer });
  return {
    /** All settings with their version. */
    async settings() {
      return outcome(await call('getSettings'), toSaved);
    },

    /** Saves all settings (`settings.changed` with what changed, `theme.invalid`, `theme.contrast`). */
    async saveSettings(draft: {
      readonly version: number;
      readonly settings: ShopSettings;
      readonly theme: string | null;
    }) {
      return outcome(await call('saveSettings', { body: draft }), ({ version }) => ({ version }));
    },

    /** Checks a theme without saving it: returns its stylesheet and its pairs of colours with too little contrast. */
    async checkTheme(theme: string) {
      return outcome(await call('checkTheme', { body: { theme } }), ({ stylesheet, lowContrast }) => ({
        stylesheet,
        lowContrast,
      }));
    },

    /** Stores a picture for the hero, a tile or a category; a save of the settings then names it. */
    async addShopPicture(file: Blob) {
      const form = new FormData();
      form.append('images', file);
      return outcome(await call('addShopPicture', { form }), ({ picture }) => ({ picture }));
    },

    /** Saved versions, newest first. */
    async settingsHistory(page: Page = {}) {
      const result = await call('getSettingsHistory', { query: pageQuery(page) });
      return outcome(result, (rows, headers) => ({ items: rows, total: totalOf(headers, rows) }));
    },

    /** Restores an earlier version; version 0 is the defaults. */
    async restoreSettings(version: number, to: number) {
      return outcome(await call('restoreSettings', { body: { version, to } }), toSaved);
    },

    /** Address of the file with settings and theme, for a download. */
    settingsFileAddress: () => address('exportSettings'),

    /** Address of a table of a month's documents, for a download. @param month yyyy-mm */
    taxTableAddress: (month: string, table: WireOf<'getTaxTable'>['query']['table']) =>
      `${address('getTaxTable')}?month=${month}&table=${table}`,

    /** Address of a file about personal data, for a download. @param days empty for no limit, otherwise yyyy-mm-dd */
    privacyFileAddress(file: PrivacyFile, data: readonly PersonalData[] = [], days = { from: '', to: '' }) {
      const parts = { file, data: data.join(','), ...days };
      const given = Object.entries(parts).filter(([, part]) => part !== '');
      return `${address('getPrivacyFile')}?${new URLSearchParams(given).toString()}`;
    },

    /** Counts of the table of pincodes, and what it says of one (`delivery.pincode`). Fees in rupees. */
    async pincodes(pincode?: string) {
      const query = pincode === undefined ? {} : { pincode };
      return outcome(await call('getPincodes', { query }), (table) => ({ table }));
    },

    /** Replaces the table of pincodes (`pincodes.file`). With broken rows nothing is saved unless `skipBroken`. */
    async importPincodes(text: string, skipBroken: boolean) {
      return outcome(await call('importPincodes', { body: { text, skipBroken } }), ({ isSaved, rows, broken }) => ({
        isSaved,
        rows,
        broken,
      }));
    },

    /** Address of the table of pincodes, for a download. */
    pincodesFileAddress: () => address('exportPincodes'),

    /** Imports settings and theme from the file of another shop. */
    async importSettings(file: SettingsFile) {
      return outcome(await call('importSettings', { body: file }), toSaved);
    },

    /** A preview of a mail, its fields filled in with examples. */
    async previewMail(draft: MailDraft) {
      return outcome(await call('previewMail', { body: draft }), (preview) => ({ preview }));
    },
  };
}

/** The calls of the settings page. */
export type SettingsApi = ReturnType<typeof createSettingsApi>;
