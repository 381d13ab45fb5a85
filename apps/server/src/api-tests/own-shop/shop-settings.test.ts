import monsoon from '@kayal/design-system/brands/monsoon.tokens.json' with { type: 'json' };
import { colorFromHex, defaultTheme, withTokenValue } from '@kayal/design-system/tokens';
import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../db/open-database.ts';
import { currentSettings } from '../../modules/shop-settings/settings-cache.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';

/** The shop's own theme with other colours in its light mode. */
const themeOf = (colours: Readonly<Record<string, string>>): string =>
  JSON.stringify(
    Object.entries(colours).reduce<unknown>(
      (theme, [role, hex]) => withTokenValue(theme, `color.light.${role}`, colorFromHex(hex)),
      defaultTheme,
    ),
  );

forEachEngine('settings of the shop', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    return () => shop.close();
  });

  const read = async () => (await admin.call('getSettings')).answer();
  const visible = async () => (await shop.visitor.call('getShop')).answer();

  /** Saves settings with another telephone number. */
  async function savePhone(phone: string, theme: string | null = null) {
    const { version, settings } = await read();
    const body = { version, settings: { ...settings, contact: { ...settings.contact, phone } }, theme };
    return admin.call('saveSettings', { body });
  }

  it('a shop without saved settings shows the defaults, and no visitor sees tax numbers or mails', async () => {
    const shown = await visible();
    expect(shown).toMatchObject({ version: 0, profile: { name: 'KAYAL' }, themeStylesheet: null });
    expect(Object.keys(shown)).not.toContain('mails');
    expect(Object.keys(shown)).not.toContain('tax');
  });

  it('R-04 J25 passwords follow no rule until the owner sets one, and then short and well-known ones are refused', async () => {
    const signUp = (password: string) =>
      shop.visitor.call('signUp', { body: { full_name: 'Neha', email: `${password}@home.example`, password } });
    expect((await signUp('1')).status).toBe(200);
    const { version, settings } = await read();
    const body = { version, settings: { ...settings, signUp: { passwordMinLength: 8 } }, theme: null };
    expect((await admin.call('saveSettings', { body })).status).toBe(200);
    const replies = [await signUp('short'), await signUp('password'), await signUp('long-enough')];
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 200]);
  });

  it('the first save keeps the season of the environment, and so does a return to the defaults', async () => {
    const other = await openTestApp({ engine, seed: 'small', env: { SEASON: '2031-32' } });
    try {
      const owner = await other.as(people.admin.email);
      const seasons = async () => [
        (await owner.call('getSettings')).answer().settings.profile.season,
        (await other.visitor.call('getShop')).answer().profile.season,
      ];
      expect(await seasons()).toEqual(['2031-32', '2031-32']);
      const { version, settings } = (await owner.call('getSettings')).answer();
      const body = {
        version,
        settings: { ...settings, contact: { ...settings.contact, phone: '+91 7' } },
        theme: null,
      };
      (await owner.call('saveSettings', { body })).answer();
      expect(await seasons()).toEqual(['2031-32', '2031-32']);
      const history = (await owner.call('getSettingsHistory')).answer();
      expect(history.map(({ changed }) => changed)).toEqual([['contact.phone']]);
      (await owner.call('restoreSettings', { body: { version: 1, to: 0 } })).answer();
      expect(await seasons()).toEqual(['2031-32', '2031-32']);
    } finally {
      await other.close();
    }
  });

  it('visitors see a save with their next request, under a new ETag', async () => {
    const before = await shop.visitor.call('getShop');
    expect((await savePhone('+91 1')).answer()).toEqual({ success: true, version: 1 });
    const after = await shop.visitor.call('getShop');
    expect(after.answer().contact.phone).toBe('+91 1');
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });

  it('another process sees a save within its second', async () => {
    const { db, close } = openDatabase(shop.config);
    const parts = { db, config: shop.config };
    try {
      expect((await currentSettings(parts)).version).toBe(0);
      await savePhone('+91 2');
      await expect.poll(async () => (await currentSettings(parts)).version, { timeout: 20_000 }).toBe(1);
    } finally {
      await close();
    }
  });

  it('the second of two concurrent admins gets the changes', async () => {
    const { version, settings } = await read();
    await savePhone('+91 3');
    const late = await admin.call('saveSettings', { body: { version, settings, theme: null } });
    expect(late.status).toBe(409);
    expect(late.refusal()).toMatchObject({
      code: 'settings.changed',
      changes: [{ field: 'contact.phone', now: '+91 3' }],
    });
    const now = await read();
    const both = await Promise.all(
      ['+91 4', '+91 5'].map((phone) => {
        const changed = { ...now.settings, contact: { ...now.settings.contact, phone } };
        return admin.call('saveSettings', { body: { version: now.version, settings: changed, theme: null } });
      }),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('every version is kept, audited and can be restored, the defaults too', async () => {
    await savePhone('+91 6');
    await savePhone('+91 7');
    const history = await admin.call('getSettingsHistory');
    expect(history.answer().map((row) => [row.version, row.changed, row.actorName])).toEqual([
      [2, ['contact.phone'], people.admin.name],
      [1, ['contact.phone'], people.admin.name],
    ]);
    expect(history.headers['x-total-count']).toBe('2');
    const restored = await admin.call('restoreSettings', { body: { version: 2, to: 1 } });
    expect(restored.answer()).toMatchObject({ version: 3, settings: { contact: { phone: '+91 6' } } });
    await admin.call('restoreSettings', { body: { version: 3, to: 0 } });
    expect((await visible()).contact.phone).toBe('+91 90000 00000');
    const audit = (await admin.call('getAudit')).answer().filter(({ action }) => action === 'settings.saved');
    expect(audit).toHaveLength(4);
    expect((await admin.call('restoreSettings', { body: { version: 4, to: 77 } })).status).toBe(404);
  });

  it('S9.PRICE.02 J71 settings without time zone and price steps, as older shops export them, leave both as they are', async () => {
    const { version, settings } = await read();
    const changed = { ...settings, timeZone: 'Asia/Dubai', priceSteps: [50, 100] };
    await admin.call('saveSettings', { body: { version, settings: changed, theme: null } });
    const { timeZone: _zone, priceSteps: _steps, ...older } = { ...settings, promoStrip: 'Hello' };
    const body = { format: 'kayal-shop-settings/1', settings: older, theme: null };
    expect((await admin.call('importSettings', { body })).status).toBe(200);
    expect(await visible()).toMatchObject({ promoStrip: 'Hello', timeZone: 'Asia/Dubai', priceSteps: [50, 100] });
  });

  it('a save that changes nothing is no new version', async () => {
    expect((await savePhone('+91 90000 00000')).answer().version).toBe(0);
  });

  it('refuses contradictory settings', async () => {
    const { version, settings } = await read();
    const twice = { ...settings, policies: [...settings.policies, ...settings.policies.slice(0, 1)] };
    const odd = { ...settings, tax: { gstin: '', hsn: '6109' } };
    const mute = { ...settings, mails: { ...settings.mails, resetCode: { subject: 'Code', body: 'Hello' } } };
    const nowhere = { ...settings, timeZone: 'Nowhere/Town' };
    const falling = { ...settings, priceSteps: [299, 299] };
    for (const [wrong, field] of [
      [nowhere, 'timeZone'],
      [falling, 'priceSteps'],
      [mute, 'mails.resetCode'],
      [twice, 'policies'],
      [odd, 'tax'],
    ] as const) {
      const reply = await admin.call('saveSettings', { body: { version, settings: wrong, theme: null } });
      expect(Object.keys(reply.refusal().fields ?? {})).toEqual([field]);
    }
    expect((await read()).version).toBe(0);
  });

  it('S2.STATIC.17 the terms keep their eleven sections, with the numbers of the settings', async () => {
    const { version, settings } = await read();
    const terms = (await shop.visitor.call('getPolicy', { params: { slug: 'termsconditions' } })).answer();
    expect(terms.sections).toHaveLength(11);
    const returns = { ...settings.returns, days: 45 };
    await admin.call('saveSettings', { body: { version, settings: { ...settings, returns }, theme: null } });
    const policy = (await shop.visitor.call('getPolicy', { params: { slug: 'returnpolicy' } })).answer();
    expect(policy.sections[0]).toMatchObject({ id: 'return-period', html: expect.stringContaining('45 days') });
    expect((await shop.visitor.call('getPolicy', { params: { slug: 'nothing' } })).status).toBe(404);
  });

  it.each([
    ['JPY', 'ja-JP', /^JPY has 0 decimals/],
    ['KWD', 'en-KW', /^KWD has 3 decimals/],
    ['QQQ', 'en-IN', 'no such currency'],
    ['INR', 'xx-YY', 'no such language and region'],
  ])(
    'S9.MON.01 amounts are hundredths in a known currency and locale: %s with %s is refused',
    async (code, locale, why) => {
      const { version, settings } = await read();
      const profile = { ...settings.profile, currency: { code, locale } };
      const body = { version, settings: { ...settings, profile }, theme: null };
      expect((await admin.call('saveSettings', { body })).refusal()).toMatchObject({
        code: 'request.invalid',
        fields: { 'profile.currency': expect.stringMatching(why) },
      });
    },
  );

  it('a policy page has no script and no link to a script', async () => {
    const { version, settings } = await read();
    const markdown =
      '## A {#a}\n\n<script>alert(1)</script>\n\n<b>bold</b> [x](javascript:alert(1)) [y](//evil.example) [z](/contact)\n\n![p](https://evil.example/p.png)';
    const policies = [{ slug: 'mine', title: 'Mine', markdown }];
    await admin.call('saveSettings', { body: { version, settings: { ...settings, policies }, theme: null } });
    const { html = '' } =
      (await shop.visitor.call('getPolicy', { params: { slug: 'mine' } })).answer().sections[0] ?? {};
    expect(html).toContain('<a href="/contact">z</a>');
    expect(html).not.toMatch(/<script|<b>|href="javascript:|evil\.example\/p|<img|href="\/\/evil/);
  });

  it('J56 no tag of an owner’s text passes, however it is written', async () => {
    const { version, settings } = (await admin.call('getSettings')).answer();
    const meta = '<meta http-equiv="refresh" content="0;url=//evil.example">';
    const markdown = `Take \`x\` <code>${meta}\n\n<div>${meta}</div>\n\n## One {#page-data}\n<pre>${meta}</pre>\n\n- [x] a\n\n|a|b|\n|:-|-|\n|1|2|`;
    const policies = [{ slug: 'mine', title: 'Mine', markdown }];
    (
      await admin.call('saveSettings', { body: { version, settings: { ...settings, policies }, theme: null } })
    ).answer();
    const { intro, sections } = (await shop.visitor.call('getPolicy', { params: { slug: 'mine' } })).answer();
    const html = [intro, ...sections.map((section) => section.html)].join('\n');
    const tags = new Set([...html.matchAll(/<\/?(\w+)/g)].map(([, name]) => name));
    expect(tags).toEqual(new Set(['code', 'li', 'p', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul']));
    expect(html).not.toMatch(/ (?:id|on\w+|style|src)=/);
    expect(html).toContain('&lt;meta');
  });

  it.each([
    ['nested 5,000 deep', '> '.repeat(5000)],
    [
      'nested in lists',
      Array.from({ length: 400 }, (_, depth) => `${' '.repeat(depth * 2)}- a`)
        .join('\n')
        .slice(0, 39_000),
    ],
  ])('J56 a page whose text is %s is refused or shown, and other calls are answered meanwhile', async (_, markdown) => {
    const { version, settings } = (await admin.call('getSettings')).answer();
    const policies = [{ slug: 'mine', title: 'Mine', markdown }];
    const saving = admin.call('saveSettings', {
      body: { version, settings: { ...settings, policies }, theme: null },
    });
    (await shop.visitor.call('getShop')).answer();
    const saved = await saving;
    const shown = await shop.visitor.call('getPolicy', { params: { slug: 'mine' } });
    // Refused and not there, or saved and shown: never an error of the shop.
    expect(['400 404', '200 200']).toContain(`${saved.status} ${shown.status}`);
  });

  it('a theme is served as one stylesheet under a name of its content', async () => {
    await savePhone('+91 8', themeOf({ brand: '#0b4f5a' }));
    const { themeStylesheet } = await visible();
    const answer = await shop.app.inject(themeStylesheet ?? '');
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('immutable');
    const rules = answer.body.split('\n');
    expect(rules).toEqual([
      expect.stringMatching(/^:root,\[data-theme="light"\]\{--[\w-]+:#0b4f5a\}$/),
      expect.stringMatching(/^\[data-theme="dark"\]\{--[\w-]+:#[\da-f]{6}\}$/),
    ]);
    expect((await shop.app.inject('/theme/0000000000000000.css')).headers['cache-control']).toBe('no-cache');
  });

  it('a theme with too little contrast is refused, and so is an invalid one', async () => {
    const faint = await savePhone('+91 9', themeOf({ brand: '#777777', onBrand: '#888888' }));
    expect(faint.refusal()).toMatchObject({
      code: 'theme.contrast',
      fields: { 'onBrand on brand (light)': expect.stringMatching(/^1\.\d+ : 1 of 4\.5 : 1$/) },
    });
    const escapes = JSON.stringify(withTokenValue(defaultTheme, 'font.family.text', 'a;}body{x:y'));
    for (const theme of ['no', '[]', '{}', '{"color":{"light":{"brand":{"$type":"color","$value":"red"}}}}', escapes]) {
      expect((await savePhone('+91 9', theme)).refusal().code).toBe('theme.invalid');
    }
    const circle = withTokenValue(
      withTokenValue(defaultTheme, 'color.light.brand', '{color.light.accent}'),
      'color.light.accent',
      '{color.light.brand}',
    );
    const refusal = (await admin.call('checkTheme', { body: { theme: JSON.stringify(circle) } })).refusal();
    expect(refusal.fields).toMatchObject({ 'color.light.brand': expect.stringContaining('refers to itself') });
  });

  it('the second brand is accepted unchanged and served', async () => {
    expect((await savePhone('+91 11', JSON.stringify(monsoon))).answer()).toMatchObject({ version: 1 });
    const { themeStylesheet } = await visible();
    expect((await shop.app.inject(themeStylesheet ?? '')).body).toContain(monsoon.color.light.brand.$value.hex);
    const check = await admin.call('checkTheme', { body: { theme: JSON.stringify(monsoon) } });
    expect(check.answer().lowContrast).toEqual([]);
  });

  it('settings and theme go from one shop to another in one file', async () => {
    await savePhone('+91 10', themeOf({ brand: '#0b5f5a' }));
    const file = (await admin.call('exportSettings')).answer();
    const other = await openTestApp({ engine, seed: 'small' });
    const owner = await other.as(people.admin.email);
    expect((await owner.call('importSettings', { body: file })).answer()).toMatchObject({
      version: 1,
      settings: { contact: { phone: '+91 10' } },
      theme: file.theme,
    });
    await other.close();
  });

  it('a mail’s preview has its fields filled in and names unknown ones', async () => {
    const body = { kind: 'orderPlaced', subject: '{shop}: {order}', body: 'Hi {name}, {nmae} {total}' };
    expect((await admin.call('previewMail', { body })).answer()).toMatchObject({
      subject: 'KAYAL: KY-7F3A-91BD',
      text: 'Hi Asha Nair, {nmae} ₹1,997',
      unknownFields: ['nmae'],
    });
  });
});
