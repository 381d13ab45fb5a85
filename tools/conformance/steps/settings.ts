import monsoon from '@kayal/design-system/brands/monsoon.tokens.json' with { type: 'json' };
import type { Facts } from '../facts.ts';
import { textAt, valueAt, type Place } from '../place.ts';
import { step, type Step } from '../step.ts';

const who = 'admin';

/** The current settings with their version. */
const current = async (_: Facts, place: Place) => {
  const { body } = await place.send(who, 'getSettings', {});
  return { version: Number(textAt(body, 'version')), settings: valueAt(body, 'settings'), theme: null };
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
  step('getShop', 'for everybody'),
  step('getPolicy', 'one page', { parts: () => ({ params: { slug: 'aboutus' } }) }),
  step('getPolicy', 'a missing one', { parts: () => ({ params: { slug: 'none' } }) }),
  step('getSettings', 'all', { who }),
  step('saveSettings', 'another telephone number', {
    who,
    parts: async (facts, place) => ({ body: await withPhone(facts, place, '0484 200 3000') }),
  }),
  step('saveSettings', 'of an older version', {
    who,
    parts: async (facts, place) => ({
      body: { ...(await withPhone(facts, place, '0484 200 4000')), version: 0 },
    }),
  }),
  step('saveSettings', 'without settings', { who, parts: () => ({ body: { version: 1 } }) }),
  step('checkTheme', 'another colour', { who, parts: () => ({ body: { theme } }) }),
  step('checkTheme', 'no JSON', { who, parts: () => ({ body: { theme: 'blue' } }) }),
  step('getSettingsHistory', 'a page', { who, parts: () => ({ query: { limit: '5' } }) }),
  step('restoreSettings', 'the defaults', {
    who,
    parts: async (facts, place) => ({ body: { version: (await current(facts, place)).version, to: 0 } }),
  }),
  step('restoreSettings', 'from an older version', { who, parts: () => ({ body: { version: 0, to: 0 } }) }),
  step('exportSettings', 'as a file', { who }),
  step('importSettings', 'from a file', {
    who,
    parts: async (facts, place) => {
      const { settings, theme } = await current(facts, place);
      return { body: { format: 'kayal-shop-settings/1', settings, theme } };
    },
  }),
  step('importSettings', 'of another format', {
    who,
    parts: async (facts, place) => ({ body: { ...(await current(facts, place)), format: 'other' } }),
  }),
  step('previewMail', 'with a field that nobody fills in', { who, parts: () => ({ body: mail }) }),
  step('previewMail', 'of an unknown kind', { who, parts: () => ({ body: { ...mail, kind: 'none' } }) }),
];
