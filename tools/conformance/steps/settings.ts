import monsoon from '@kayal/design-system/brands/monsoon.tokens.json' with { type: 'json' };
import type { Facts } from '../facts.ts';
import { pictureForm } from '../forms.ts';
import { textAt, valueAt, type Place } from '../place.ts';
import { asAdmin, asShopper, asVisitor, kept, learn, type Step } from '../step.ts';

/** The current settings with their version. */
const current = async (_: Facts, place: Place) => {
  const { body } = await place.send('admin', 'getSettings', {});
  return { version: Number(textAt(body, 'version')), settings: valueAt(body, 'settings'), theme: null };
};

const news = { id: 'news', text: 'Send me news.' };

/** The current settings with a consent. */
const withConsent = async (facts: Facts, place: Place) => {
  const saved = await current(facts, place);
  const settings = structuredClone(saved.settings);
  const privacy = valueAt(settings, 'privacy');
  if (typeof privacy === 'object' && privacy !== null) Reflect.set(privacy, 'consents', [news]);
  return { ...saved, settings };
};

/** The current settings with a named seller. */
const withOfficer = async (facts: Facts, place: Place) => {
  const saved = await current(facts, place);
  const settings = structuredClone(saved.settings);
  const seller = valueAt(settings, 'seller');
  if (typeof seller === 'object' && seller !== null) Reflect.set(seller, 'officerName', 'Leela Varghese');
  return { ...saved, settings };
};

/** The current settings with another telephone number. */
const withPhone = async (facts: Facts, place: Place, phone: string) => {
  const saved = await current(facts, place);
  const settings = structuredClone(saved.settings);
  const contact = valueAt(settings, 'contact');
  if (typeof contact === 'object' && contact !== null) Reflect.set(contact, 'phone', phone);
  return { ...saved, settings };
};

/** The shop's colour as a theme of design tokens. */
const theme = JSON.stringify(monsoon);

const mail = { kind: 'signUpCode', subject: 'Your code at {shop}', body: '{name}, {nobody}' };

/** The shop's own settings. */
export const settingsSteps: readonly Step[] = [
  asVisitor('getShop', 'for everybody'),
  asVisitor('getPolicy', 'one page', { params: { slug: 'aboutus' } }),
  asVisitor('getPolicy', 'a missing one', { params: { slug: 'none' } }),
  asAdmin('getSettings', 'all'),
  asAdmin('saveSettings', 'another telephone number', async (facts, place) => ({
    body: await withPhone(facts, place, '0484 200 3000'),
  })),
  asAdmin('saveSettings', 'of an older version', async (facts, place) => ({
    body: { ...(await withPhone(facts, place, '0484 200 4000')), version: 0 },
  })),
  asAdmin('saveSettings', 'without settings', { body: { version: 1 } }),
  asAdmin('checkTheme', 'another colour', { body: { theme } }),
  asAdmin('checkTheme', 'no JSON', { body: { theme: 'blue' } }),
  asAdmin('addShopPicture', 'one', { form: pictureForm('images', ['harbour.webp']) }),
  asAdmin('addShopPicture', 'nothing', { form: pictureForm('images', []) }),
  asAdmin('getSettingsHistory', 'a page', { query: { limit: '5' } }),
  asAdmin('restoreSettings', 'the defaults', async (facts, place) => ({
    body: { version: (await current(facts, place)).version, to: 0 },
  })),
  asAdmin('restoreSettings', 'from an older version', { body: { version: 0, to: 0 } }),
  asAdmin('exportSettings', 'as a file'),
  asAdmin('importSettings', 'from a file', async (facts, place) => {
    const { settings, theme: saved } = await current(facts, place);
    return { body: { format: 'kayal-shop-settings/1', settings, theme: saved } };
  }),
  asAdmin('importSettings', 'of another format', async (facts, place) => ({
    body: { ...(await current(facts, place)), format: 'other' },
  })),
  asAdmin('saveSettings', 'who answers complaints', async (facts, place) => ({
    body: await withOfficer(facts, place),
  })),
  asVisitor(
    'sendWhatsapp',
    'S7.EXT.08 a message with a number',
    { body: { message: 'It tore.', email: 'a@kayal.example' } },
    learn({ complaint: 'number' }),
  ),
  asVisitor('findComplaint', 'one', (facts) => ({
    body: { number: kept(facts, 'complaint'), email: 'a@kayal.example' },
  })),
  asVisitor('findComplaint', 'of another sender', (facts) => ({
    body: { number: kept(facts, 'complaint'), email: 'b@kayal.example' },
  })),
  asAdmin('getContactMessages', 'the newest', { query: { limit: '1' } }, learn({ message: '0.id' })),
  asAdmin('answerMessage', 'one', (facts) => ({ params: { id: kept(facts, 'message') } })),
  asAdmin('answerMessage', 'a missing one', { params: { id: 'none' } }),
  asVisitor('getDelivery', 'where everything is served', { query: { pincode: '682020' } }),
  asVisitor('getDelivery', 'of no pincode', { query: { pincode: '68202' } }),
  asAdmin('importPincodes', 'a file', { body: { text: 'Pincode,Served\n682,yes' } }),
  asAdmin('importPincodes', 'a broken row', { body: { text: 'Pincode,Served\nKochi,yes' } }),
  asAdmin('importPincodes', 'a file of no table', { body: { text: 'nothing' } }),
  asAdmin('getPincodes', 'with one', { query: { pincode: '682020' } }),
  asAdmin('getPincodes', 'of no pincode', { query: { pincode: '082020' } }),
  asAdmin('exportPincodes', 'as a file'),
  asVisitor('getNotice', 'of a shop without notices', { query: { form: 'signUp' } }),
  asVisitor('getNotice', 'of no form', { query: { form: 'none' } }),
  asShopper('getConsents', 'of a shop without consents'),
  asAdmin('saveSettings', 'a consent', async (facts, place) => ({ body: await withConsent(facts, place) })),
  asShopper('setConsent', 'is given', { body: { ...news, isGiven: true } }),
  asShopper('setConsent', 'that nobody asks for', { body: { ...news, id: 'other', isGiven: true } }),
  asAdmin('getPrivacyFile', 'of consents', { query: { file: 'consents' } }),
  asAdmin('getPrivacyFile', 'of no kind', { query: { file: 'none' } }),
  asAdmin('getTaxTable', 'documents of a month', { query: { month: '2026-11', table: 'docs' } }),
  asAdmin('getTaxTable', 'of no month', { query: { month: '2026-13', table: 'docs' } }),
  asAdmin('previewMail', 'with a field that nobody fills in', { body: mail }),
  asAdmin('previewMail', 'of an unknown kind', { body: { ...mail, kind: 'none' } }),
];
