import { encodeProductLink } from '@kayal/api-contract';
import { beforeAll, expect, it } from 'vitest';
import { bumpCatalogueVersion, catalogueVersionOf } from '../../modules/catalogue-version/catalogue-version.ts';
import { createSitemap } from '../../modules/seo/sitemap.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { items } from '@kayal/server-testing/src/small-seed.ts';

const origin = 'https://shop.example';

forEachEngine('what search engines find', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small', env: { PUBLIC_ORIGIN: origin } });
  });

  const read = async (url: string) => shop.app.inject(url);
  const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);
  const productUrl = (item: { readonly id: number; readonly name: string }) =>
    `${origin}/fullimage?${new URLSearchParams({ ...encodeProductLink(item) }).toString().replaceAll('&', '&amp;')}`;

  it('robots.txt names the sitemap and disallows personal pages', async () => {
    const { statusCode, headers, body } = await read('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = body.split('\n');
    for (const line of [
      'User-agent: *',
      'Disallow: /api/onlineorder/',
      'Disallow: /cart',
      'Disallow: /dashboard',
      `Sitemap: ${origin}/sitemap.xml`,
    ]) {
      expect(lines).toContain(line);
    }
    expect(lines).not.toContain('Disallow: /');
  });

  it('S2.PDP.01 J07 sitemap.xml has home, lists, groups, products on sale and the static pages, each once', async () => {
    const { statusCode, headers, body } = await read('/sitemap.xml');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(body.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns=')).toBe(true);
    const locations = locationsOf(body);
    for (const location of [
      `${origin}/`,
      `${origin}/products?list=NewArrivals&amp;n=NEW+ARRIVAL`,
      `${origin}/products?c=4&amp;n=T-Shirts`,
      `${origin}/privacypolicy`,
      productUrl(items.tee),
    ]) {
      expect(locations).toContain(location);
    }
    expect(locations).not.toContain(productUrl(items.hidden));
    expect(new Set(locations).size).toBe(locations.length);
    expect(locations.filter((location) => location?.includes('/cart'))).toEqual([]);
  });

  it('is made again after a change of the catalogue', async () => {
    const { db } = shop.database;
    await read('/sitemap.xml');
    const renamed = { id: items.jacket.id, name: 'Trail <Wind> & Rain' };
    await db.updateTable('product').set({ name: renamed.name }).where('id', '=', renamed.id).execute();
    expect(locationsOf((await read('/sitemap.xml')).body)).not.toContain(productUrl(renamed));
    await bumpCatalogueVersion(db, 'shape', Date.now());
    catalogueVersionOf(db).forget();
    expect(locationsOf((await read('/sitemap.xml')).body)).toContain(productUrl(renamed));
  });

  it('a shop with too many products for one map has a sitemap index', async () => {
    const map = createSitemap(shop.app.context, 2);
    const front = await map.front();
    expect(front).toContain('<sitemapindex');
    expect(locationsOf(front)).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`]);
    const parts = [await map.part(1), await map.part(2)].map((xml) => locationsOf(xml ?? ''));
    expect(parts[0]).toContain(`${origin}/`);
    expect(parts.flat().filter((location) => location?.includes('/fullimage'))).toHaveLength(3);
    expect(await map.part(3)).toBeNull();
    expect((await read('/sitemap-2.xml')).statusCode).toBe(404);
    expect((await read('/sitemap-1.xml')).statusCode).toBe(200);
  });
});
