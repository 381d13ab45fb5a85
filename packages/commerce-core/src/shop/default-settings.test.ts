import { expect, it } from 'vitest';
import { defaultSettings } from './default-settings.ts';
import { renderPolicy } from './policy-page.ts';

const local = /Kerala|kayal|backwater|Kayal is|instagram|sportswear/i;

it('J58 the words of a new shop name no place and no other shop', () => {
  expect(JSON.stringify(defaultSettings)).not.toMatch(local);
  for (const { slug } of defaultSettings.policies) {
    const { intro, sections } = renderPolicy(defaultSettings, slug, 'https://shop.example', 0) ?? {};
    expect([slug, intro, ...(sections ?? []).map(({ html }) => html)].join('\n')).not.toMatch(local);
  }
});

const contactOf = (settings: typeof defaultSettings): string => {
  const { sections } = renderPolicy(settings, 'termsconditions', 'https://shop.example', 0) ?? {};
  return (sections ?? []).find(({ id }) => id === 'contact')?.html ?? '';
};

it('J58 a new shop names no e-mail address, because none is its own yet', () => {
  expect(JSON.stringify(defaultSettings)).not.toContain('kayal.example');
  for (const { slug } of defaultSettings.policies) {
    const { sections } = renderPolicy(defaultSettings, slug, 'https://shop.example', 0) ?? {};
    expect([slug, ...(sections ?? []).map(({ html }) => html)].join('\n')).not.toContain('mailto:');
  }
});

it('J58 a shop without telephone and address names only its e-mail address', () => {
  const contact = { ...defaultSettings.contact, email: 'hello@tide.example' };
  const html = contactOf({ ...defaultSettings, contact });
  expect(html).toContain('mailto:hello@tide.example');
  expect(html).not.toMatch(/Telephone|Post/);
});

it('S9.HOME.01 home shows eight products in each shelf', () => {
  expect(defaultSettings.home.shelves.map(({ items }) => items)).toEqual([8, 8]);
});
