import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settings } from '../../apps/server/src/config/settings.ts';
import { settingsPage, writtenSettings } from './settings.ts';

it('R-86 docs/settings.md describes each setting as the shop reads it (`node tools/docs/settings.ts` writes it)', () => {
  expect(readFileSync(settingsPage, 'utf8')).toBe(writtenSettings());
  expect(Object.keys(settings).filter((name) => !writtenSettings().includes(`| \`${name}\` |`))).toEqual([]);
});
