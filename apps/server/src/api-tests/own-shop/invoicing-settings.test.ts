import type { ShopSettings } from '@kayal/api-contract';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';

const { invoicing } = defaultSettings;
const [apparel] = invoicing.classes;
const [rate] = invoicing.rates;
if (apparel === undefined || rate === undefined) throw new Error('There is no first class.');

forEachEngine('settings of invoices', (engine) => {
  let admin: Caller;

  beforeAll(async () => {
    const shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
  });

  const save = async (changes: Partial<NonNullable<ShopSettings['invoicing']>>, gstin = '27AAPFU0939F1ZV') => {
    const { version, settings } = (await admin.call('getSettings')).answer();
    const tax = { gstin, hsn: '6109' };
    const body = { version, settings: { ...settings, tax, invoicing: { ...invoicing, ...changes } }, theme: null };
    return admin.call('saveSettings', { body });
  };

  it('J46 a shop that saved none has the first classes and issues nothing', async () => {
    expect((await admin.call('getSettings')).answer().settings.invoicing).toEqual(invoicing);
    expect(JSON.stringify((await admin.call('getShop')).answer())).not.toContain('invoicing');
  });

  it('invoices are switched on with a GSTIN whose check digit is right', async () => {
    const refused = (await save({ scheme: 'regular' }, '27AAPFU0939F1ZA')).refusal();
    expect(Object.keys(refused['fields'] ?? {})).toEqual(['tax.gstin']);
    expect((await save({ scheme: 'regular' })).status).toBe(200);
    expect((await admin.call('getSettings')).answer().settings.invoicing?.scheme).toBe('regular');
  });

  it.each([
    [
      'a HSN of three digits',
      { classes: [{ ...apparel, hsn: '610' }, ...invoicing.classes.slice(1)] },
      'settings.invoicing.classes.0.hsn',
    ],
    ['a rate without a date', { rates: [{ ...rate, from: '' }] }, 'settings.invoicing.rates.0.from'],
    ['an overlap of steps', { rates: [...invoicing.rates, rate] }, 'invoicing.rates.10.upTo'],
    ['an unknown class', { taxClass: 'moon' }, 'invoicing.taxClass'],
    [
      'a category that is there twice',
      { categories: [1, 1].map((categoryId) => ({ categoryId, taxClass: 'apparel', hsn: '' })) },
      'invoicing.categories.1.categoryId',
    ],
  ])('%s is refused by name', async (_name, changes, field) => {
    const refused = (await save({ scheme: 'regular', ...changes })).refusal();
    expect(refused.code).toBe('request.invalid');
    expect(Object.keys(refused['fields'] ?? {})).toEqual([field]);
  });
});
