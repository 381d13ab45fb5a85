import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openUploadStorage } from '../../modules/pictures/storage/open-upload-storage.ts';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { openStore, type TestStore } from '@kayal/server-testing/src/servers/s3-server.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';
import { headersOfPage, sendForm, type FormFiles } from '@kayal/server-testing/src/upload-form.ts';

const black = '101_JET-BLACK.webp';
const red = '101_BRICK-RED.webp';
const longAgo = () => Date.now() - 2 * 3_600_000;

const plain = (background: string) =>
  sharp({ create: { width: 60, height: 75, channels: 3, background } })
    .png()
    .toBuffer();

forEachEngine('pictures in an S3-compatible store', (engine) => {
  let store: TestStore;
  let shop: TestApp;
  let cookie: string;

  const upload = (files: FormFiles) =>
    sendForm(shop.app, { url: '/upload-image1', field: 'images', files, headers: headersOfPage(cookie) });
  const served = (file: string) => shop.app.inject({ url: `/uploads/${file}?w=160` });
  const dominant = async (bytes: Buffer) => (await sharp(bytes).stats()).dominant;

  beforeAll(async () => {
    store = await openStore();
    shop = await openTestApp({ engine, seed: 'small', env: store.env });
    cookie = await addSession(shop.database.db, people.admin.id, shop.clock.now());
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    await shop.database.db.deleteFrom('picture').execute();
    store.objects.clear();
    store.calls.length = 0;
    shop.clock.advance(1000);
  });

  it('J37 S7.EXT.07 an upload is a signed object of the bucket, and served from there', async () => {
    expect((await upload([[black, await plain('#c0311f')]])).statusCode).toBe(200);
    const [[key, object] = ['', undefined], ...others] = store.objects;
    expect(others).toEqual([]);
    expect(key).toMatch(/^uploads\/101_JET-BLACK_[0-9a-f]{16}\.webp$/);
    expect(object?.mediaType).toBe('image/webp');
    expect(await sharp(object?.bytes).metadata()).toMatchObject({ format: 'webp', width: 60 });
    expect(store.calls).toEqual(['PUT 200']);
    const { r, g } = await dominant((await served(black)).rawPayload);
    expect(r).toBeGreaterThan(g);
    expect(await readdir(path.join(shop.config.dataDir, 'uploads')).catch(() => [])).toEqual([]);
  });

  it('J36 J37 a new picture replaces the old one at once; the old object stays until the sweep', async () => {
    await upload([[black, await plain('#c0311f')]]);
    await served(black);
    const [old = ''] = store.objects.keys();
    await upload([[black, await plain('#0b5f5a')]]);
    expect(store.objects.size).toBe(2);
    const { r, g } = await dominant((await served(black)).rawPayload);
    expect(g).toBeGreaterThan(r);

    const uploads = openUploadStorage(shop.config);
    const kept = async () => {
      const rows = await shop.database.db.selectFrom('picture').select('file').execute();
      return new Set(rows.map(({ file }) => file));
    };
    await uploads.sweep(kept);
    expect(store.objects.size, 'younger than an upload may take').toBe(2);
    store.objects.set('uploads/by-hand.webp', { bytes: Buffer.alloc(1), modifiedAt: longAgo(), mediaType: undefined });
    for (const object of store.objects.values()) object.modifiedAt = longAgo();
    await uploads.sweep(kept);
    expect(store.objects.has(old)).toBe(false);
    expect([...store.objects.keys()].map((key) => key.replace(/_[0-9a-f]{16}/, '')).toSorted()).toEqual([
      `uploads/${black}`,
      'uploads/by-hand.webp',
    ]);
  });

  it('J37 when one of two files is not a picture, the bucket is unchanged', async () => {
    const answer = await upload([
      [black, await plain('#c0311f')],
      [red, Buffer.from('no picture')],
    ]);
    expect(answer.statusCode).toBe(422);
    expect(store.objects.size).toBe(0);
    expect(store.calls).toEqual(['PUT 200', 'DELETE 204']);
  });

  it('J37 another server reads the stored files; a missing file differs from an unreachable store', async () => {
    await upload([[black, await plain('#c0311f')]]);
    const file = [...store.objects.keys()][0]?.slice('uploads/'.length) ?? '';
    await rm(path.join(shop.config.dataDir, 'cache'), { recursive: true, force: true });
    const elsewhere = openUploadStorage(shop.config);
    expect(await elsewhere.read(file)).toEqual(store.objects.get(`uploads/${file}`)?.bytes);
    expect(await elsewhere.read('101_RED_0000000000000000.webp')).toBeNull();
    store.failNext('GET', 9);
    await expect(elsewhere.read('101_RED_1111111111111111.webp')).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
    store.failNext('GET', 0);
  });

  it('R-70 a store that is busy for a moment is asked again; one that stays away is a 503, and no picture changes', async () => {
    store.failNext('PUT', 1);
    expect((await upload([[black, await plain('#c0311f')]])).statusCode).toBe(200);
    store.failNext('PUT', 9);
    const answer = await upload([[red, await plain('#c0311f')]]);
    store.failNext('PUT', 0);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    const rows = await shop.database.db.selectFrom('picture').select('colour').execute();
    expect(rows).toEqual([{ colour: 'JET-BLACK' }]);
  });

  it('R-70 while the store is away for an hour cached pictures are served, and nothing is lost', async () => {
    await upload([[black, await plain('#c0311f')]]);
    expect((await served(black)).statusCode).toBe(200);
    await upload([[red, await plain('#0b5f5a')]]);
    const before = [...store.objects.keys()];
    const uploads = openUploadStorage(shop.config);
    const keepNone = async () => new Set<string>();
    for (const object of store.objects.values()) object.modifiedAt = longAgo();
    for (const method of ['GET', 'PUT', 'DELETE']) store.failNext(method, 1000);
    for (let half = 0; half < 2; half += 1) {
      shop.clock.advance(30 * 60_000);
      cookie = await addSession(shop.database.db, people.admin.id, shop.clock.now());
      expect((await served(black)).statusCode).toBe(200);
      const missing = await served(red);
      expect([missing.statusCode, missing.headers['retry-after'] !== undefined]).toEqual([503, true]);
      expect((await upload([[black, await plain('#0b5f5a')]])).statusCode).toBe(503);
      await expect(uploads.sweep(keepNone)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
    }
    for (const method of ['GET', 'PUT', 'DELETE']) store.failNext(method, 0);
    const answers = [await served(red), await served(black), await upload([[black, await plain('#0b5f5a')]])];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect([...store.objects.keys()].slice(0, 2)).toEqual(before);
    expect(store.objects.size).toBe(3);
  });

  it('R-75 a wrong secret is refused by the store', async () => {
    const { s3 } = shop.config;
    if (s3 === null) throw new Error('The store is not set up.');
    const forged = openUploadStorage({ ...shop.config, s3: { ...s3, secretAccessKey: 'guessed' } });
    const add = forged.begin().add({ productId: 101, colour: 'RED' }, Buffer.from('x'));
    await expect(add).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
    expect([store.calls, store.objects.size]).toEqual([['PUT 403'], 0]);
  });
});
