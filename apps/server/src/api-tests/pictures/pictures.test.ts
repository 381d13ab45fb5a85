import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../db/in-transaction.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../../modules/catalogue-version/catalogue-version.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';

forEachEngine('pictures', (engine) => {
  let shop: TestApp;
  let name: string;
  let productId: number;

  const get = (url: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ url: `/uploads/${url}`, headers });

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'demo' });
    const [first] = (await shop.visitor.call('getProductByFilter', { query: { limit: '1' } })).answer();
    name = first?.displayFirst ?? '';
    productId = first?.ID ?? 0;
  });

  it('R-54 S7.EXT.01 S7.EXT.02 serves a product’s picture in the requested width as webp', async () => {
    const answer = await get(`${name}?w=240`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-site',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 240, height: 300 });
  });

  it('S7.EXT.03 J35 {id}.jpg is the display-first picture as a jpeg', async () => {
    const answer = await get(`${productId}.jpg?w=160`);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 160 });
  });

  it('J35 names are found in any case', async () => {
    const exact = await get(`${name}?w=160`);
    const lower = await get(`${name.toLowerCase()}?w=160`);
    expect([lower.statusCode, lower.headers.etag]).toEqual([200, exact.headers.etag]);
  });

  it('J35 S3.ENT.03 a colour spelled with spaces is the same picture', async () => {
    const rows = (await shop.visitor.call('getProductByFilter', { query: { limit: '100' } })).answer();
    const row = rows.find(({ Color }) => Color.includes(' '));
    const spelled = `${row?.ID}_${row?.Color}`;
    const canonical = await get(`${row?.displayFirst}?w=160`);
    for (const file of [encodeURIComponent(spelled), spelled, spelled.toLowerCase()]) {
      const answer = await get(`${file}.webp?w=160`);
      expect([file, answer.statusCode, answer.headers.etag]).toEqual([file, 200, canonical.headers.etag]);
    }
  });

  it('S7.EXT.01 a browser that accepts AVIF gets it at the same address; others get webp', async () => {
    const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
    const avif = await get(`${name}?w=480`, { accept: chromium });
    const webp = await get(`${name}?w=480`, { accept: 'image/webp,*/*' });
    expect([avif, webp].map(({ headers }) => [headers['content-type'], headers.vary])).toEqual([
      ['image/avif', expect.stringMatching(/\baccept\b/i)],
      ['image/webp', expect.stringMatching(/\baccept\b/i)],
    ]);
    expect(avif.headers.etag).not.toBe(webp.headers.etag);
    expect(avif.rawPayload.byteLength).toBeLessThan(webp.rawPayload.byteLength);
    expect(await sharp(avif.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 480, height: 600 });
    const again = await get(`${name}?w=480`, { accept: chromium, 'if-none-match': String(avif.headers.etag) });
    expect(again.statusCode).toBe(304);
    for (const accept of ['*/*', 'image/avif;q=0,image/webp']) {
      expect((await get(`${name}?w=480`, { accept })).headers['content-type']).toBe('image/webp');
    }
    expect((await get(`${productId}.jpg?w=160`, { accept: chromium })).headers['content-type']).toBe('image/jpeg');
  });

  it('J36 S7.EXT.04 with ?t= the picture is cached for ever, without it validated by its ETag', async () => {
    const versioned = await get(`${name}?w=160&t=1763706600000`);
    expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await get(`${name}?w=160`);
    expect(plain.headers['cache-control']).toBe('public, max-age=300');
    const again = await get(`${name}?w=160`, { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.rawPayload.byteLength]).toEqual([304, 0]);
  });

  it('S4.PDP.04 front, back and detail are three pictures', async () => {
    const views = await Promise.all(['front', 'back', 'detail'].map((view) => get(`${name}?w=160&view=${view}`)));
    expect(new Set(views.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('S3.CLI.03 J14 the home page and every category have a picture', async () => {
    for (const file of [
      'category-4.webp',
      'category-359.webp',
      'tile-men.webp',
      'tile-accessories.webp',
      'hero-tall.webp',
    ]) {
      expect((await get(`${file}?w=160`)).statusCode).toBe(200);
    }
    expect((await get('category-999.webp')).statusCode).toBe(404);
  });

  it('S8.IMG.04 S7.EXT.05 a missing picture is a 404 without a body', async () => {
    for (const file of ['999999.webp', `${productId}_NO-SUCH.webp`, 'nothing.webp', 'a.svg']) {
      const answer = await get(file);
      expect([answer.statusCode, answer.body]).toEqual([404, '']);
    }
    for (const file of ['..%2Fkayal.db', '%2e%2e%2fkayal.db']) expect((await get(file)).statusCode).toBe(400);
  });

  it('J35 J36 an uploaded picture replaces the drawn one and its other views', async () => {
    const drawn = await get(`${name}?w=160`);
    const { db } = shop.database;
    const file = 'uploaded-1.webp';
    const colour = name.replace(/^\d+_/, '').replace('.webp', '');
    await mkdir(path.join(shop.config.dataDir, 'uploads'), { recursive: true });
    const bytes = await sharp({ create: { width: 600, height: 750, channels: 3, background: '#c0311f' } })
      .webp()
      .toBuffer();
    await writeFile(path.join(shop.config.dataDir, 'uploads', file), bytes);
    await inTransaction(db, async (trx) => {
      await trx
        .insertInto('picture')
        .values({ product_id: productId, colour, file, updated_at: Date.UTC(2027, 0, 1) })
        .execute();
      await bumpCatalogueVersion(trx, 'content', Date.now());
    });
    catalogueVersionOf(db).forget();
    const uploaded = await get(`${name}?w=160`);
    expect(uploaded.headers.etag).not.toBe(drawn.headers.etag);
    expect((await get(`${name}?w=160&view=back`)).headers.etag).toBe(uploaded.headers.etag);
    expect(await sharp((await get(`${name}?w=1200`)).rawPayload).metadata()).toMatchObject({ width: 600 });
    const [row] = (await shop.visitor.call('getProductById', { query: { Id: String(productId) } })).answer();
    expect(row?.PictureAt).toBe(Date.UTC(2027, 0, 1));
    expect(row?.Details?.furtherViews).toEqual({ [row?.Color ?? '']: [] });
  });
});
