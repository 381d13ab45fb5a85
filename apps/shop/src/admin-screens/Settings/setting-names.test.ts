import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { expect, it } from 'vitest';
import { settingName } from './setting-names.ts';

it.each([
  ['profile.tagline', 'Shop: tagline'],
  ['settings.returns.damagedDays', 'Returns: damaged days'],
  ['home.tiles.0.href', 'Home page: tiles 1 href'],
  ['theme', 'Look'],
  ['newThing.of', 'new thing: of'],
])('%s is called %s', (path, name) => {
  expect(settingName(path)).toBe(name);
});

it('every group of the settings has a name for people', () => {
  for (const group of Object.keys(defaultSettings)) expect(settingName(group)).toMatch(/^[A-Z]/);
});
