/** The shop's settings: wire ↔ domain. */
import type { Paise } from '../domain/catalogue.ts';
import type { WireOf } from '../endpoints.ts';
import { rupeesToPaise } from '../rupees.ts';

type ShopAnswer = WireOf<'getShop'>['answer'];

/** The public settings of the shop, on every page. */
export interface PublicShop extends Omit<ShopAnswer, 'delivery'> {
  readonly delivery: Omit<ShopAnswer['delivery'], 'charge'> & { readonly charge: Paise };
}

/** All settings as an admin edits them; amounts are rupees. */
export type ShopSettings = WireOf<'getSettings'>['answer']['settings'];

/** Settings with their version, which a save must name, and the theme as JSON text. */
export type SavedSettings = WireOf<'getSettings'>['answer'];

/** One line of the settings' history. */
export type SettingsVersion = WireOf<'getSettingsHistory'>['answer'][number];

/** A policy page, cut into sections. */
export type PolicyPage = WireOf<'getPolicy'>['answer'];

/** A mail to preview. */
export type MailDraft = WireOf<'previewMail'>['body'];

/** The file that transfers settings and theme to another shop. */
export type SettingsFile = WireOf<'importSettings'>['body'];

/** From the answer of `getShop`. */
export function toPublicShop(answer: ShopAnswer): PublicShop {
  return { ...answer, delivery: { ...answer.delivery, charge: rupeesToPaise(answer.delivery.charge) } };
}
