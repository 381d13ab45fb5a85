import { expect, it } from 'vitest';
import { newShopSettings } from './new-shop-settings.ts';
import { renderPolicy } from './policy-page.ts';

const local = /Kerala|backwater|Kayal is|instagram|sportswear/i;

it('J58 the words of a new shop name no place and no other shop', () => {
  const { policies, profile: _profile, contact: _contact, ...words } = newShopSettings;
  expect(JSON.stringify(words)).not.toMatch(local);
  for (const { slug } of policies) {
    const { intro, sections } = renderPolicy(newShopSettings, slug, 'https://shop.example', 0) ?? {};
    expect([slug, intro, ...(sections ?? []).map(({ html }) => html)].join('\n')).not.toMatch(local);
  }
});

const contactOf = (settings: typeof newShopSettings): string => {
  const { sections } = renderPolicy(settings, 'termsconditions', 'https://shop.example', 0) ?? {};
  return (sections ?? []).find(({ id }) => id === 'contact')?.html ?? '';
};

it('J58 a new shop names no e-mail address, because none is its own yet', () => {
  expect(JSON.stringify(newShopSettings)).not.toContain('kayal.example');
  for (const { slug } of newShopSettings.policies) {
    const { sections } = renderPolicy(newShopSettings, slug, 'https://shop.example', 0) ?? {};
    expect([slug, ...(sections ?? []).map(({ html }) => html)].join('\n')).not.toContain('mailto:');
  }
});

it('J58 a shop without telephone and address names only its e-mail address', () => {
  const contact = { ...newShopSettings.contact, email: 'hello@tide.example' };
  const html = contactOf({ ...newShopSettings, contact });
  expect(html).toContain('mailto:hello@tide.example');
  expect(html).not.toMatch(/Telephone|Post/);
});
