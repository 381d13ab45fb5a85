import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { describe, expect, it } from 'vitest';
import { settingProblems, summaryOfSettings } from './setting-errors.ts';
import { settingsSections } from './settings-sections.ts';

describe('what the server refused', () => {
  it('is known by the path of its field', () => {
    const fields = {
      'settings.contact.email': 'too long',
      'contact.address.2': 'too short',
      'profile.currency': 'no such currency',
    };
    expect(settingProblems({ fields })).toEqual({
      'contact.email': 'too long',
      'contact.address': 'too short',
      'profile.currency.code': 'no such currency',
    });
  });

  it('is said in plain words', () => {
    const fields = {
      'settings.profile.name': 'must not have fewer than 1 characters',
      'settings.profile.currency.code': 'must match pattern "^[A-Z]{3}$"',
    };
    expect(settingProblems({ fields })).toEqual({
      'profile.name': 'must not be empty',
      'profile.currency.code': 'is not written in the right form',
    });
  });

  it.each([{}, { fields: null }, { fields: 'all' }])('is nothing in %o', (details) => {
    expect(settingProblems(details)).toEqual({});
  });
});

describe('the summary above the settings', () => {
  it('leads to the field, or to the group of the open part', () => {
    expect(summaryOfSettings({ 'profile.name': 'too short', tax: 'both' }, 'shop', false)).toEqual([
      { text: 'Shop: name: too short', fieldId: 'setting.profile.name' },
      { text: 'Tax: both (under Selling)' },
    ]);
    expect(summaryOfSettings({ tax: 'both' }, 'selling', false)).toEqual([
      { text: 'Tax: both', fieldId: 'settings-of.tax' },
    ]);
  });

  it('leads to the look for a pair of colours that is too faint', () => {
    const [item] = summaryOfSettings({ 'text on page': '2 : 1 of 4.5 : 1' }, 'look', true);
    expect(item?.fieldId).toBe('settings-of.theme');
  });

  it('names the part of every group of the settings', () => {
    const labels = settingsSections.map(({ label }) => `(under ${label})`);
    for (const group of Object.keys(defaultSettings)) {
      const [item] = summaryOfSettings({ [group]: 'wrong' }, 'history', false);
      expect(labels.some((label) => item?.text.endsWith(label))).toBe(true);
    }
  });
});
