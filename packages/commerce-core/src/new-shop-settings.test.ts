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

it('J58 a shop without telephone and address names only its e-mail address', () => {
  const { sections } = renderPolicy(newShopSettings, 'termsconditions', 'https://shop.example', 0) ?? {};
  const contact = (sections ?? []).find(({ id }) => id === 'contact')?.html ?? '';
  expect(contact).toContain(`mailto:${newShopSettings.contact.email}`);
  expect(contact).not.toMatch(/Telephone|Post/);
});
