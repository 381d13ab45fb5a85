import monsoon from '@kayal/design-system/brands/monsoon.tokens.json' with { type: 'json' };
import { apiBase, encodeProductLink } from '@kayal/api-contract';
import { beforeEach, expect, it } from 'vitest';
import { bumpCatalogueVersion, catalogueVersionOf } from '../../modules/catalogue-version/catalogue-version.ts';
import { serveShop } from '../../startup/serve-shop.ts';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { readPdf } from '@kayal/server-testing/src/pdf-reader.ts';
import { add, cartOf, order, orderItem } from '@kayal/server-testing/src/shopping.ts';
import { people, smallPassword, variants } from '@kayal/server-testing/src/small-seed.ts';

const theme = JSON.stringify(monsoon);

forEachEngine('pages of an owner’s own shop', (engine) => {
  let shop: TestApp;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small', env: { DEMO: 'off' }, beforeReady: serveShop });
    return () => shop.close();
  });

  const page = async (url: string): Promise<string> => (await shop.app.inject({ url })).body;

  /** Saves the current settings with some replaced. */
  async function save(change: object, savedTheme: string | null = null): Promise<void> {
    const admin = await shop.as(people.admin.email);
    const { version, settings } = (await admin.call('getSettings')).answer();
    const body = { version, settings: { ...settings, ...change }, theme: savedTheme };
    (await admin.call('saveSettings', { body })).answer();
  }

  it('J58 the words of a shop without settings name the shop, and no place, company or account of the demo', async () => {
    const home = await page('/');
    expect(home).toContain('<title>My Shop</title>');
    expect(home).toContain('Welcome to My Shop');
    const pages = [
      '/',
      '/aboutus',
      '/contact',
      '/shippingpolicy',
      '/returnpolicy',
      '/termsconditions',
      '/privacypolicy',
    ];
    pages.push('/searchpage', '/login');
    for (const url of pages) {
      const text = await page(url);
      expect([
        url,
        ...(text.match(/Kerala|backwater|kayal\.example|mailto:|instagram|{name}|90000 00000/gi) ?? []),
      ]).toEqual([url]);
    }
    await save({ profile: { ...(await shop.visitor.call('getShop')).answer().profile, name: 'Tidewater' } });
    expect(await page('/')).toContain('Welcome to Tidewater');
  });

  it('J58 menus, home and footer show only what has a product on sale; an empty list keeps its page', async () => {
    await shop.database.db
      .insertInto('category')
      .values([
        { id: 91, kind: 'category', name: 'Parasols', same_as: 91, position: 9 },
        { id: 92, kind: 'sub-category', name: 'Beach days', same_as: 92, position: 9 },
      ])
      .execute();
    await bumpCatalogueVersion(shop.database.db, 'shape', Date.now());
    catalogueVersionOf(shop.database.db).forget();
    const rows = (await shop.visitor.call('getCategories')).answer();
    expect(rows).toEqual([
      { Id: 4, Name: 'T-Shirts' },
      { Id: 91, Name: 'Parasols', Empty: true },
    ]);
    const home = await page('/');
    expect(home).toContain('All products');
    const links = [...home.matchAll(/ href="([^"]*)"/g)].map(([, to]) => to);
    expect(links.filter((to) => /products\?(list|c=91)|subcategoryproducts/.test(to ?? ''))).toEqual([]);
    expect(home).not.toMatch(/>(Limited sale|Best sellers|New arrivals)</);
    const empty = await shop.app.inject({ url: '/products?c=91&n=Parasols' });
    expect([empty.statusCode, empty.body.includes('Nothing here yet')]).toEqual([200, true]);
  });

  it('J58 a shop without products looks like one that will open soon, until the owner writes her own words', async () => {
    await shop.database.db.updateTable('product').set({ visible: 0 }).execute();
    await bumpCatalogueVersion(shop.database.db, 'shape', Date.now());
    catalogueVersionOf(shop.database.db).forget();
    const home = await page('/');
    expect(home).toContain('Opening soon');
    expect(home.match(/Nothing here yet/g)).toHaveLength(1);
    const offers = />(Shop now|Shop men|All Categories|View all|Location)<|>(New arrivals|All products)<\/a>/g;
    for (const url of ['/', '/nowhere', '/aboutus'])
      expect([url, ...((await page(url)).match(offers) ?? [])]).toEqual([url]);
    expect(await page('/searchpage?q=')).not.toContain('0 products');
    const { hero } = (await shop.visitor.call('getShop')).answer();
    await save({ hero: { ...hero, headline: 'Back on Monday' } });
    expect(await page('/')).toContain('Back on Monday');
  });

  it('saved name, hero, strip, tiles, shelves, menu, contact and theme are on every next page', async () => {
    const before = await page('/');
    expect(before).toContain('<title>My Shop</title>');
    expect(before).not.toContain('/theme/');

    const { settings } = (await (await shop.as(people.admin.email)).call('getSettings')).answer();
    await save(
      {
        profile: { ...settings.profile, name: 'MONSOON', tagline: 'Made for rain.' },
        contact: { ...settings.contact, phone: '+91 98765 43210', email: 'hello@monsoon.example' },
        socials: [{ name: 'Mastodon', href: 'https://social.example/monsoon' }],
        hero: { ...settings.hero, headline: 'Rain is only water', action: 'See the coats' },
        promoStrip: 'Dry by noon',
        home: {
          ...settings.home,
          tiles: [{ label: 'Coats', action: 'See coats', to: '/products?c=4&n=Coats', picture: 'men' }],
          shelves: [{ title: 'Everything dry', source: 'all', id: '', items: 4 }],
        },
        navigation: [{ label: 'Umbrellas', to: '/products?c=4&n=Umbrellas' }],
      },
      theme,
    );

    const { themeStylesheet } = (await shop.visitor.call('getShop')).answer();
    const [first, second, contact] = [await page('/'), await page('/'), await page('/contact')];
    expect(second).toBe(first);
    for (const text of [
      '<title>MONSOON · Made for rain.',
      'aria-label="MONSOON, home"',
      'Rain is only water',
      'See the coats',
      'Dry by noon',
      'See coats',
      'Everything dry',
      'Umbrellas',
      'tel:+919876543210',
      'mailto:hello@monsoon.example',
      'https://social.example/monsoon',
      '"@type":"Organization","name":"MONSOON"',
    ])
      expect(first).toContain(text);
    expect(first).not.toContain('Made to move.');
    expect(first).not.toContain('New arrivals</h2>');
    expect(contact).toContain('<title>Contact Us · MONSOON</title>');

    const head = first.slice(0, first.indexOf('</head>'));
    const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
    expect(sheets.at(-1)).toBe(themeStylesheet);
    expect((await shop.app.inject({ url: themeStylesheet ?? '' })).statusCode).toBe(200);
  });

  it('R-20 authenticator apps list an account under the name of the shop', async () => {
    const admin = await shop.as(people.admin.email);
    const { settings } = (await admin.call('getSettings')).answer();
    await save({ profile: { ...settings.profile, name: 'Tide & Rain' } });
    const password = { password: smallPassword };
    const { uri } = (await admin.call('startTotp', { body: password })).answer();
    expect(new URL(uri).searchParams.get('issuer')).toBe('Tide & Rain');
  });

  it('policies, days and the delivery charge are on the next page of every shopper', async () => {
    const { settings } = (await (await shop.as(people.admin.email)).call('getSettings')).answer();
    expect(await page('/shippingpolicy')).toContain('Delivery is free');
    const markdown = '## Our word {#our-word}\n\nSend it back within {returnDays}, says {name}.\n';
    await save({
      delivery: { ...settings.delivery, charge: 49 },
      returns: { ...settings.returns, days: 45 },
      policies: settings.policies.map((each) =>
        each.slug === 'returnpolicy' ? { ...each, title: 'Our returns', markdown } : each,
      ),
    });
    expect(await page('/shippingpolicy')).toContain('Delivery costs ₹49 an order');
    const returns = await page('/returnpolicy');
    expect(returns).toContain('<title>Our returns · My Shop</title>');
    expect(returns).toMatch(/<h2 id="section-our-word"[^>]*>Our word<\/h2>/);
    expect(returns).toContain('Send it back within 45 days, says My Shop.');
    const product = await page(`/fullimage?${new URLSearchParams({ ...encodeProductLink({ id: 101, name: 'Tee' }) })}`);
    expect(product).toContain('Returns within 45 days of delivery');
    expect(product).not.toContain('Free shipping');
    expect(await page('/')).toContain('Delivery across India for ₹49.');
  });

  it('S9.MON.01 J46 S7.ORD.01 S7.ORD.03 a shop in euros writes them on its pages, its invoices, its mails and its files', async () => {
    const { settings } = (await (await shop.as(people.admin.email)).call('getSettings')).answer();
    await save({
      profile: { ...settings.profile, name: 'Küste', currency: { code: 'EUR', locale: 'de-DE' } },
      delivery: { ...settings.delivery, charge: 4.9 },
    });
    const tee = `/fullimage?${new URLSearchParams({ ...encodeProductLink({ id: 101, name: 'Tee' }) })}`;
    for (const [url, text] of [
      ['/', '399\u00A0€'],
      ['/', 'Delivery for 4,90\u00A0€.'],
      [tee, '499\u00A0€'],
      [tee, '"priceCurrency":"EUR"'],
      ['/products?c=4&n=T-Shirts', '399\u00A0€'],
      ['/shippingpolicy', 'Delivery costs 4,90\u00A0€ an order.'],
      ['/termsconditions', 'Prices are in euros'],
      ['/cart', '<html lang="en"'],
    ] as const) {
      const body = await page(url);
      expect(body, url).toContain(text);
      expect(body, url).toContain('<html lang="en"');
      expect(body, url).not.toContain('₹');
    }

    const shopper = await shop.addShopper();
    await add(shopper, variants.shortsS, 2);
    expect((await cartOf(shopper))[0]).toMatchObject({ itemPrice: 799.5 });
    const { orderId } = (await order(shopper, [orderItem(variants.shortsS, 2)])).answer();
    const [mail] = (await shop.mail()).filter(({ to }) => to === `${shopper.id}@kayal.example`);
    expect(mail?.text).toContain('2 × Court Shorts (White, S): 1.599\u00A0€');
    expect(mail?.text).toContain('of 21.11.2026.');
    expect(mail?.text).toContain('Delivery: 4,90\u00A0€\nTotal: 1.603,90\u00A0€,');

    const cookie = await addSession(shop.database.db, shopper.id, shop.clock.now());
    const url = `${apiBase}/order/invoice/kayal/${orderId}`;
    const { pages } = readPdf((await shop.app.inject({ url, headers: { cookie } })).rawPayload);
    const lines = pages.flat();
    expect(lines).toEqual(expect.arrayContaining(['Order date: 21.11.2026', 'Total amount1.603,90\u00A0€']));
    const file = await (await shop.as(people.admin.email)).call('exportOrders', { body: {} });
    expect(file.text).toContain('"Total (EUR)","Status","Delivery (EUR)"');
    expect(lines.join('\n')).not.toMatch(/₹|Rupees/);
  });

  it('the description of the API has the current name of the shop', async () => {
    const titleOf = async (): Promise<unknown> => (await shop.app.inject({ url: '/docs/json' })).json().info.title;
    expect(await titleOf()).toBe('My Shop shop');
    const { settings } = (await (await shop.as(people.admin.email)).call('getSettings')).answer();
    await save({ profile: { ...settings.profile, name: 'Küste' } });
    expect(await titleOf()).toBe('Küste shop');
  });

  it('an added page has an address and is in every footer and in the sitemap; a removed one is not', async () => {
    expect((await shop.app.inject({ url: '/policy?page=care' })).statusCode).toBe(404);
    const { settings } = (await (await shop.as(people.admin.email)).call('getSettings')).answer();
    const care = { slug: 'care', title: 'Washing and care', markdown: 'Wash it cold, says {name}.\n' };
    await save({ policies: [...settings.policies.filter(({ slug }) => slug !== 'aboutus'), care] });
    const answer = await shop.app.inject({ url: '/policy?page=care' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Washing and care · My Shop</title>');
    expect(answer.body).toContain('Wash it cold, says My Shop.');
    expect(await page('/')).toContain('href="/policy?page=care"');
    const map = await page('/sitemap.xml');
    expect(map).toContain('/policy?page=care</loc>');
    expect(map).toContain('/returnpolicy</loc>');
    expect(map).not.toContain('/aboutus</loc>');
    expect((await shop.app.inject({ url: '/aboutus' })).statusCode).toBe(404);
    expect((await shop.app.inject({ url: '/policy?page=../x' })).statusCode).toBe(404);
  });

  it('S8.GEN.02 a shop without products says that it opens soon, on home, in lists and in search', async () => {
    const { db } = shop.database;
    await db.updateTable('product').set({ visible: 0 }).execute();
    await bumpCatalogueVersion(db, 'shape', Date.now());
    catalogueVersionOf(db).forget();
    const home = await shop.app.inject({ url: '/' });
    expect(home.statusCode).toBe(200);
    expect(home.body).toContain('Welcome to My Shop');
    expect(home.body).toContain('New pieces are on their way.');
    expect(home.body).not.toContain('Lower prices for as long as the piece lasts.');
    for (const [url, words] of [
      ['/products?c=4&n=T-Shirts', 'New pieces are on their way.'],
      ['/searchpage?q=', 'New pieces are on their way.'],
      ['/searchpage?q=tee', 'New pieces are on their way.'],
      ['/products?c=99&n=Gone', 'New pieces are on their way.'],
      ['/fullimage?I=MTAx&N=VGVl', 'New pieces are on their way.'],
    ] as const) {
      const { statusCode, body } = await shop.app.inject({ url });
      expect([url, statusCode]).toEqual([url, /Gone|fullimage/.test(url) ? 404 : 200]);
      expect(body).toContain(words);
      // The header keeps its search.
      const main = body.slice(body.indexOf('<main'));
      expect([url, main.match(/See all products|Search products|Everything we make/g)]).toEqual([url, null]);
    }
  });

  it('the owner’s logo stands on the next page, is served without rights, and goes when she removes it', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h120v40z"/></svg>';
    await save({ logo: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` });
    const { logo } = (await shop.visitor.call('getShop')).answer();
    expect(logo).toMatchObject({
      src: expect.stringMatching(/^\/logo\/[0-9a-f]{16}\.svg$/),
      width: 120,
      height: 40,
    });
    const home = await page('/');
    const picture = /<img[^>]*alt="My Shop"[^>]*>/.exec(home)?.[0] ?? '';
    for (const part of [`src="${logo?.src}"`, 'width="120"', 'height="40"']) expect(picture).toContain(part);
    expect(home).not.toContain('base64');
    const file = await shop.app.inject({ url: logo?.src ?? '' });
    expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([200, 'image/svg+xml', svg]);
    expect(file.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    await save({ logo: '' });
    expect((await shop.visitor.call('getShop')).answer().logo).toBeNull();
    expect(await page('/')).not.toContain('/logo/');
    expect((await shop.app.inject({ url: logo?.src ?? '' })).statusCode).toBe(404);
  });

  it('a logo that is no picture or holds a program is refused with the reason', async () => {
    const admin = await shop.as(people.admin.email);
    const { version, settings } = (await admin.call('getSettings')).answer();
    const svg = (inner: string, attributes = 'viewBox="0 0 1 1"') =>
      `data:image/svg+xml;base64,${Buffer.from(`<svg ${attributes}>${inner}</svg>`).toString('base64')}`;
    for (const [logo, reason] of [
      ['data:image/png;base64,aGVsbG8=', 'it is not a PNG picture'],
      ['data:image/svg+xml;base64,aGVsbG8=', 'it is not an SVG file'],
      [svg('<script>1</script>'), 'an SVG with programs'],
      [svg('<path onload="x()"/>'), 'an SVG with programs'],
      [svg('<image href="https://example.org/a.png"/>'), 'an SVG with programs or links'],
      [svg('<image href="//example.org/a.png"/>'), 'an SVG with programs or links'],
      [svg('<image href="file:///etc/passwd"/>'), 'an SVG with programs or links'],
      [svg('<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>'), 'an SVG with programs or links'],
      [svg('<set attributeName="href" to="javascript:x()"/>'), 'an SVG with programs or links'],
      [svg('<style>@import "https://example.org/a.css";</style>'), 'an SVG with programs or links'],
      [svg('<path style="fill:url(//example.org/a.svg#b)"/>'), 'an SVG with programs or links'],
      [svg('<?xml-stylesheet href="https://example.org/a.css"?>'), 'an SVG with programs or links'],
      [svg('', 'id="a"'), 'no viewBox'],
    ] as const) {
      const answer = await admin.call('saveSettings', {
        body: { version, settings: { ...settings, logo }, theme: null },
      });
      expect(answer.refusal()).toMatchObject({
        code: 'request.invalid',
        fields: { logo: expect.stringContaining(reason) },
      });
    }
  });

  it('a logo with gradients, parts used twice, a picture in itself and styles is taken as it is', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">' +
      '<style>.a{fill:url(#g)}</style><linearGradient id="g"/><path id="p" class="a"/><use xlink:href="#p"/>' +
      '<path style="mask:url(\'#p\')"/><image href=" data:image/png;base64,iVBORw0KGgo="/></svg>';
    await save({ logo: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` });
    const { logo } = (await shop.visitor.call('getShop')).answer();
    expect((await shop.app.inject({ url: logo?.src ?? '' })).body).toBe(svg);
    await save({ logo: '' });
  });

  it('a removed theme is on no page', async () => {
    await save({}, theme);
    expect(await page('/aboutus')).toContain('/theme/');
    await save({});
    expect(await page('/aboutus')).not.toContain('/theme/');
  });
});
