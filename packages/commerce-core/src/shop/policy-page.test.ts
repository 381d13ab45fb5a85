import { describe, expect, it } from 'vitest';
import { defaultSettings } from './default-settings.ts';
import { renderPolicy, websiteName } from './policy-page.ts';

const pageOf = (markdown: string) =>
  renderPolicy({ ...defaultSettings, policies: [{ slug: 'own', title: 'Own', markdown }] }, 'own', '', 0);

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

describe('an owner’s text', () => {
  it.each([
    ['a `<code>` tag', '<code><meta http-equiv="refresh" content="0;url=//evil.example"></code>'],
    ['one that is not closed', 'Take <code>it\n\n<meta http-equiv="refresh">'],
    ['a block', '<div>\n<script>alert(1)</script>\n</div>'],
    ['`<pre>`', 'x <pre><img src=x onerror=alert(1)></pre>'],
    ['a comment', '<!-- a --><b>'],
  ])('passes no tag: %s', (_, markdown) => {
    expect(pageOf(markdown)?.intro).not.toMatch(/<(?!\/?p>)/);
  });

  it('names its sections, or has the names made of their titles', () => {
    const page = pageOf('## First {#one}\nText\n## The {#second} {#2} part\n## Last {#a b}');
    expect(page?.sections.map(({ id, title }) => [id, title])).toEqual([
      ['one', 'First'],
      ['the-second-2-part', 'The {#second} {#2} part'],
      ['last-a-b', 'Last {#a b}'],
    ]);
  });

  it('a heading of many spaces takes no longer than another one', () => {
    const title = `a${' '.repeat(30_000)}b`;
    expect(pageOf(`## ${title}`)?.sections).toMatchObject([{ title }]);
  });
});
