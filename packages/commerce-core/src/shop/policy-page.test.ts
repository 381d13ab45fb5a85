import { describe, expect, it } from 'vitest';
import { defaultSettings } from './default-settings.ts';
import { renderPolicy, websiteName } from './policy-page.ts';

it.each([
  ['https://shop.example', 'https://shop.example'],
  ['http://127.0.0.1:3000', 'this website'],
  ['http://localhost:3000', 'this website'],
  ['http://[::1]:3000', 'this website'],
  ['', 'this website'],
])('S2.STATIC.04 J56 a policy names %s as %s', (origin, name) => {
  expect(websiteName(origin)).toBe(name);
});

describe('a policy page', () => {
  const textOf = (settings: typeof defaultSettings, slug: string): string =>
    (renderPolicy(settings, slug, 'https://kayal.example', 0)?.sections ?? []).map(({ html }) => html).join('\n');

  it('S2.STATIC.18 J56 the shop’s own pages have no unknown field', () => {
    for (const { slug } of defaultSettings.policies) expect(textOf(defaultSettings, slug)).not.toMatch(/\{\w+\}/);
  });

  it('S2.STATIC.03 names the site in plain text', () => {
    expect(textOf(defaultSettings, 'privacypolicy')).toContain(
      'This policy is about https://kayal.example, the online shop',
    );
  });

  it('J44 says what delivery costs, once', () => {
    const free = textOf(defaultSettings, 'shippingpolicy');
    expect(free).toContain('Delivery is free');
    expect(free).not.toContain('Delivery costs');
    const charged = { ...defaultSettings, delivery: { ...defaultSettings.delivery, charge: 49 } };
    const paid = textOf(charged, 'shippingpolicy');
    expect(paid).toContain('Delivery costs ₹49 an order');
    expect(paid).not.toContain('Delivery is free');
  });
});
