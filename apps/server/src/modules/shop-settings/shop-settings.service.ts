import { createHash } from 'node:crypto';
import { prepaidWays, type ShopSettings, type WholeSettings, type WireOf } from '@kayal/api-contract';
import { attributeProblems, sizeChartProblems, type MoneyFormat } from '@kayal/commerce-core';
import type { Transaction } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../context/app-context.ts';
import { isUniqueViolation } from '../../db/database-errors.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { changedFields } from './changed-fields.ts';
import { companyCodeFixer } from './company-code.ts';
import {
  readSettings,
  toSettings,
  unsavedSettings,
  type CurrentSettings,
  type SettingsParts,
} from './settings-cache.ts';
import { invoicingProblems } from './invoicing-problems.ts';
import { UnusableLogoError, readLogo } from './logo.ts';
import { freezeSellerTexts } from './seller-texts.ts';
import { findSettings, insertSettings } from './shop-settings.repository.ts';
import { lowContrast, readTheme, stylesheetOf } from './theme.ts';

/** The content of a save. */
interface SettingsDraft {
  readonly settings: ShopSettings;
  readonly theme: string | null;
}

/** Address of a theme's stylesheet; the name changes with the content. */
export function themeAddress(theme: string): string {
  return `/theme/${createHash('sha256').update(theme).digest('hex').slice(0, 16)}.css`;
}

function refuseFaint(text: string): void {
  const faint = lowContrast(readTheme(text));
  if (faint.length === 0) return;
  const fields = faint.map(({ pair, ratio, required }) => [pair, `${ratio} : 1 of ${required} : 1`] as const);
  throw new ApiError('theme.contrast', { fields: Object.fromEntries(fields) });
}

/**
 * Why amounts cannot be written in a currency and locale. Each browser replaces an unknown locale by its own. Database
 * and wire hold hundredths, so a currency needs two decimals.
 */
function currencyProblem({ code, locale }: MoneyFormat): string | null {
  try {
    if (Intl.NumberFormat.supportedLocalesOf(locale).length === 0) return 'no such language and region';
  } catch {
    return 'no such language and region';
  }
  if (!Intl.supportedValuesOf('currency').includes(code)) return 'no such currency';
  const { maximumFractionDigits } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
  }).resolvedOptions();
  return maximumFractionDigits === 2
    ? null
    : `${code} has ${maximumFractionDigits} decimals, a shop's currency has two`;
}

/** Whether moments can be written in a zone. */
function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Checks that a schema cannot express. @throws ApiError `request.invalid` that names the fields */
export function refuseContradictions(settings: ShopSettings): void {
  const { profile, policies, tax, mails, logo, timeZone, priceSteps, payments, couriers = [] } = settings;
  const { attributes = [], sizeCharts = [] } = settings;
  const fields: Record<string, string> = { ...invoicingProblems(settings) };
  try {
    readLogo(logo);
  } catch (error) {
    if (!(error instanceof UnusableLogoError)) throw error;
    fields['logo'] = error.message;
  }
  for (const [path, problem] of Object.entries(attributeProblems(attributes))) fields[`attributes.${path}`] = problem;
  for (const [path, problem] of Object.entries(sizeChartProblems(sizeCharts))) fields[`sizeCharts.${path}`] = problem;
  const currency = currencyProblem(profile.currency);
  if (currency !== null) fields['profile.currency'] = currency;
  if (timeZone !== undefined && !isTimeZone(timeZone)) fields['timeZone'] = 'no such time zone';
  if (priceSteps?.some((step, index) => index > 0 && step <= (priceSteps[index - 1] ?? 0)))
    fields['priceSteps'] = 'each is above the one before';
  const slugs = policies.map(({ slug }) => slug);
  const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
  if (twice !== undefined) fields['policies'] = `${twice} is there twice`;
  const zones = (settings.deliveryTerms?.zones ?? []).map(({ zone }) => zone.trim().toLowerCase());
  if (new Set(zones).size < zones.length) fields['deliveryTerms.zones'] = 'each zone is there once';
  const courierIds = couriers.map(({ id }) => id);
  const doubled = courierIds.find((id, index) => courierIds.indexOf(id) !== index);
  if (doubled !== undefined) fields['couriers'] = `${doubled} is there twice`;
  if ((tax.gstin === '') !== (tax.hsn === '')) fields['tax'] = 'GSTIN and HSN are set together';
  const consentIds = (settings.privacy?.consents ?? []).map(({ id }) => id);
  if (new Set(consentIds).size < consentIds.length) fields['privacy.consents'] = 'each short name is there once';
  if (payments?.upi === true && payments.upiAddress === '') fields['payments.upiAddress'] = 'UPI needs it';
  if (payments?.upi === true && payments.upiName.trim() === '') fields['payments.upiName'] = 'UPI needs it';
  if (payments?.upi === true && profile.currency.code !== 'INR')
    fields['payments.upi'] = 'only in a shop whose currency is INR';
  if (payments?.cash === false && !prepaidWays.some((way) => payments[way] === true))
    fields['payments.cash'] = 'a shop needs one way to pay';
  for (const kind of ['signUpCode', 'resetCode', 'cashCode'] as const) {
    if (mails[kind]?.body.includes('{code}') === false) fields[`mails.${kind}`] = 'the text must name {code}';
  }
  if (Object.keys(fields).length > 0) throw new ApiError('request.invalid', { fields });
}

const fixedWords = {
  environment: 'COMPANY_CODE of the environment sets it',
  orders: 'it stays as it is since the first order',
} as const;

/** @throws ApiError `request.invalid` when the company code would change and cannot */
async function refuseOtherCode(parts: SettingsParts, before: ShopSettings, now: ShopSettings): Promise<void> {
  if (now.companyCode === before.companyCode) return;
  const fixer = await companyCodeFixer(parts);
  if (fixer !== null) throw new ApiError('request.invalid', { fields: { companyCode: fixedWords[fixer] } });
}

/** Keeps only the contract's fields, because a client may send more. A field that the draft leaves out stays. */
function onlyKnownFields(settings: ShopSettings, before: WholeSettings): WholeSettings {
  const { profile, contact, socials, delivery, limits, returns, tax, hero, promoStrip, home } = settings;
  const { categoryPictures, navigation, policies, mails, logo = '' } = settings;
  const { companyCode = before.companyCode, timeZone = before.timeZone } = settings;
  const {
    priceSteps = before.priceSteps,
    signUp = before.signUp,
    couriers = before.couriers,
    seller = before.seller,
    privacy = before.privacy,
    returnDesk,
    payments = before.payments,
    invoicing = before.invoicing,
    deliveryTerms = before.deliveryTerms,
    cashTerms = before.cashTerms,
    attributes = before.attributes,
    sizeCharts = before.sizeCharts,
  } = settings;
  return {
    profile,
    companyCode,
    timeZone,
    contact,
    socials,
    delivery,
    deliveryTerms,
    cashTerms,
    limits,
    returns,
    priceSteps,
    signUp,
    couriers,
    attributes: attributes.map((attribute) => ({
      ...attribute,
      choices: attribute.choices.flatMap((choice) => (choice.trim() === '' ? [] : [choice.trim()])),
    })),
    sizeCharts,
    returnDesk: { ...before.returnDesk, ...returnDesk },
    payments,
    privacy,
    seller,
    tax,
    invoicing,
    hero,
    promoStrip,
    home,
    categoryPictures,
    navigation,
    policies,
    mails: { ...before.mails, ...mails },
    logo,
  };
}

/** Who saves settings, and when, ms since 1970. */
interface SettingsSave {
  readonly config: Pick<Config, 'tax'>;
  readonly actorId: string;
  readonly at: number;
}

/** Stores settings as the next version, with an audit entry and the texts that invoices need. */
export async function storeSettings(
  trx: Transaction<Database>,
  { config, actorId, at }: SettingsSave,
  before: CurrentSettings,
  { settings, theme, changed }: Pick<CurrentSettings, 'settings' | 'theme'> & { readonly changed: readonly string[] },
): Promise<CurrentSettings> {
  const version = before.version + 1;
  await insertSettings(trx, {
    version,
    settings: JSON.stringify(settings),
    theme,
    changed: JSON.stringify(changed),
    actor_id: actorId,
    saved_at: at,
  });
  await insertAudit(trx, {
    actorId,
    action: 'settings.saved',
    subject: `version ${version}`,
    before: { version: before.version },
    after: { version, changed },
    at,
  });
  await freezeSellerTexts(trx, settings, { config, at });
  // Lists and searches know attributes by an index of the catalogue.
  await bumpCatalogueVersion(trx, changed.includes('attributes') ? 'shape' : 'content', at);
  return { version, settings, theme, savedAt: at };
}

/**
 * Saves settings as a new version, with an audit entry. Once it resolves, shoppers see them with their next request to any
 * process of the shop; on PostgreSQL with several of them it therefore takes 0.7 s.
 * @param expected the version that was read; null saves without this check
 * @throws ApiError `settings.changed` with what another admin changed, `theme.invalid`, `theme.contrast`
 */
export async function saveSettings(
  { config, db, now }: AppContext,
  admin: Identity,
  expected: number | null,
  draft: SettingsDraft,
): Promise<CurrentSettings> {
  refuseContradictions(draft.settings);
  if (draft.theme !== null) refuseFaint(draft.theme);
  const saved = await inTransaction(db, async (trx) => {
    const before = await readSettings({ db: trx, config });
    const settings = onlyKnownFields(draft.settings, before.settings);
    if (expected !== null && expected !== before.version) {
      const read = expected === 0 ? undefined : await findSettings(trx, expected);
      const known = await (read === undefined ? unsavedSettings(config) : toSettings(read, config));
      throw new ApiError('settings.changed', { changes: changedFields(known.settings, before.settings) });
    }
    await refuseOtherCode({ db: trx, config }, before.settings, settings);
    const changed = changedFields(before.settings, settings).map(({ field }) => field);
    if (before.theme !== draft.theme) changed.push('theme');
    if (changed.length === 0) return before;
    const draftNow = { settings, theme: draft.theme, changed };
    return storeSettings(trx, { config, actorId: admin.customerId, at: now() }, before, draftNow);
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ApiError('settings.changed', { changes: [] }) : error;
  });
  await catalogueVersionOf(db).forgetEverywhere();
  return saved;
}

/** Settings without the company code, which belongs to one shop for good. */
export function withoutCompanyCode(settings: ShopSettings): ShopSettings {
  const { companyCode: _, ...others } = settings;
  return others;
}

/**
 * Restores an earlier version as a new one; the company code stays as it is.
 * @param to 0 for the defaults
 * @throws ApiError `settings.changed`, `not_found`
 */
export async function restoreSettings(
  context: AppContext,
  admin: Identity,
  { version, to }: WireOf<'restoreSettings'>['body'],
): Promise<CurrentSettings> {
  const row = to === 0 ? undefined : await findSettings(context.db, to);
  if (to !== 0 && row === undefined) {
    const { version: newest } = await readSettings(context);
    throw new ApiError(newest === version ? 'not_found' : 'settings.changed');
  }
  const { settings, theme } = await (row === undefined
    ? unsavedSettings(context.config)
    : toSettings(row, context.config));
  return saveSettings(context, admin, version, { settings: withoutCompanyCode(settings), theme });
}

/** A theme's stylesheet and its pairs with too little contrast. @throws ApiError `theme.invalid` */
export function checkTheme(text: string): WireOf<'checkTheme'>['answer'] {
  return { stylesheet: stylesheetOf(text), lowContrast: lowContrast(readTheme(text)) };
}
