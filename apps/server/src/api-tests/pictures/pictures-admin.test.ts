import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { uploadLimits } from '@kayal/api-contract';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { items, people } from '@kayal/server-testing/src/small-seed.ts';
import { headersOfPage, sendForm, type FormFiles } from '@kayal/server-testing/src/upload-form.ts';

const black = '101_JET-BLACK.webp';
const red = '101_BRICK-RED.webp';

const plain = (background: string, width = 600, height = 750) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture with the detail of a photograph: enlarged noise. */
const photo = (width: number, height: number) =>
  sharp({
    create: {
      width: 40,
      height: 30,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  }).resize(width, height);

forEachEngine('pictures of the back office', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let cookie: string;

  const upload = (files: FormFiles, as = cookie, field = 'images') =>
    sendForm(shop.app, { url: '/upload-image1', field, files, headers: headersOfPage(as) });
  const served = (file: string, query = '') => shop.app.inject({ url: `/uploads/${file}${query}` });
  const filesOnDisk = () => readdir(path.join(shop.config.dataDir, 'uploads')).catch((): string[] => []);
  const rows = () => shop.database.db.selectFrom('picture').selectAll().execute();

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    cookie = await addSession(shop.database.db, people.admin.id, shop.clock.now());
  });

  beforeEach(async () => {
    await shop.database.db.deleteFrom('picture').execute();
    shop.clock.advance(1000);
  });

  it('R-51 S7.EXT.07 J37 accepts JPEG, PNG and WebP and stores each as webp, which replaces the drawing', async () => {
    const formats = { jpg: plain('#c0311f').jpeg(), png: plain('#1f31c0').png(), webp: plain('#31c01f').webp() };
    for (const [ending, picture] of Object.entries(formats)) {
      const before = await served(black, '?w=320');
      const answer = await upload([[`101_jet-black.${ending}`, await picture.toBuffer()]]);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, files: [black] }]);
      const after = await served(black, '?w=320');
      expect(after.headers.etag).not.toBe(before.headers.etag);
      expect(await sharp(after.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 400 });
    }
  });

  it('S7.EXT.07 J37 a photo of 12 MP is turned upright, scaled down and loses its metadata', async () => {
    const bytes = await photo(4000, 3000)
      .withExif({ IFD0: { Copyright: 'somebody at home' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await upload([[black, bytes]])).statusCode).toBe(200);
    for (const width of [160, 640, 1200]) {
      const { width: got, height, exif } = await sharp((await served(black, `?w=${width}`)).rawPayload).metadata();
      expect([got, Math.round((height / width) * 3), exif]).toEqual([width, 4, undefined]);
    }
    const [row] = await rows();
    const kept = await sharp(path.join(shop.config.dataDir, 'uploads', row?.file ?? '')).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 1500, height: 2000 });
    expect([kept.exif, kept.orientation]).toEqual([undefined, undefined]);
  });

  it('J36 S7.EXT.04 shoppers get the new picture at once, at a new address', async () => {
    const look = async () =>
      (await shop.visitor.call('getProductById', { query: { Id: String(items.tee.id) } })).answer()[0]?.PictureAt;
    const drawnAt = await look();
    const first = await plain('#c0311f').jpeg().toBuffer();
    await upload([[black, first]]);
    const firstAt = await look();
    const firstEtag = (await served(black, `?w=160&t=${firstAt}`)).headers.etag;
    // The clock stands still between the two, and still the address changes.
    await upload([[black, await plain('#0b5f5a').jpeg().toBuffer()]]);
    const secondAt = await look();
    expect(new Set([drawnAt, firstAt, secondAt]).size).toBe(3);
    const second = await served(black, `?w=160&t=${secondAt}`);
    expect(second.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(second.headers.etag).not.toBe(firstEtag);
    const { r, g, b } = (await sharp(second.rawPayload).stats()).dominant;
    expect(g > r && b > r).toBe(true);
  });

  it('R-64 every stored picture has an audit row with who, before and after', async () => {
    await upload([[red, await plain('#c0311f').png().toBuffer()]]);
    const audit = await shop.database.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'picture.uploaded')
      .where('subject', '=', red)
      .execute();
    expect(audit.map(({ actor_id, before_json }) => [actor_id, before_json])).toEqual([
      [people.admin.id, '{"file":null}'],
    ]);
    expect(JSON.parse(audit[0]?.after_json ?? '')).toEqual({ file: (await rows())[0]?.file });
  });

  const refused: Readonly<Record<string, () => Promise<Uint8Array>>> = {
    'a renamed text file': async () => Buffer.from('This is not a picture at all.'),
    'an SVG': async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'),
    'a GIF': async () => plain('#c0311f', 20, 20).gif().toBuffer(),
    'a TIFF': async () => plain('#c0311f', 20, 20).tiff().toBuffer(),
    'an empty file': async () => new Uint8Array(0),
    'a truncated JPEG': async () => (await photo(900, 900).jpeg().toBuffer()).subarray(0, 9000),
    'a truncated PNG': async () => (await photo(300, 300).png().toBuffer()).subarray(0, 9000),
    'a truncated WebP': async () => (await photo(900, 900).webp().toBuffer()).subarray(0, 2000),
    'an SVG behind the first bytes of a JPEG': async () =>
      Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      ]),
    'a pixel bomb': async () => plain('#ffffff', 8000, 6000).png({ compressionLevel: 9 }).toBuffer(),
  };

  it.each(Object.keys(refused))('S7.EXT.07 J37 %s is refused by name and nothing is stored', async (kind) => {
    const bytes = (await refused[kind]?.()) ?? new Uint8Array(0);
    const before = await filesOnDisk();
    const answer = await upload([[black, bytes]]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'image.invalid',
      error: `${black}: This file is not a picture we can read.`,
    });
    expect([await rows(), await filesOnDisk()]).toEqual([[], before]);
  });

  it('S5.IMG.02 J37 a file above 6 MB is refused', async () => {
    const bytes = Buffer.concat([await plain('#c0311f').jpeg().toBuffer(), Buffer.alloc(uploadLimits.fileBytes)]);
    const answer = await upload([[black, bytes]]);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'request.too_large']);
    expect(await rows()).toEqual([]);
  });

  it('R-53 J37 one invalid file of two refuses both, in any order', async () => {
    const good = await plain('#c0311f').jpeg().toBuffer();
    const bad = Buffer.from('no picture');
    const before = await filesOnDisk();
    const answers = [
      await upload([
        [black, good],
        [red, bad],
      ]),
      await upload([
        [red, bad],
        [black, good],
      ]),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    expect([await rows(), await filesOnDisk()]).toEqual([[], before]);
  });

  it('J37 several good files are stored together', async () => {
    const answer = await upload([
      [black, await plain('#101010').jpeg().toBuffer()],
      [red, await plain('#c0311f').webp().toBuffer()],
    ]);
    expect(answer.json()).toEqual({ success: true, files: [black, red] });
    const colours = await Promise.all(
      [black, red].map(async (file) => (await sharp((await served(file, '?w=160')).rawPayload).stats()).dominant.r),
    );
    expect(colours[0]).toBeLessThan(60);
    expect(colours[1]).toBeGreaterThan(150);
  });

  it('R-52 J35 J37 a name with a path, or of no item and colour, stores nothing', async () => {
    const good = await plain('#c0311f').jpeg().toBuffer();
    const before = await filesOnDisk();
    const names = [
      '../101_JET-BLACK.webp',
      '..\\101_JET-BLACK.webp',
      '/etc/101_JET-BLACK.webp',
      '101_../JET-BLACK.webp',
      '101_JET-BLACK.webp.svg',
      '101_NO-SUCH.webp',
      '999_JET-BLACK.webp',
      '101.jpg',
      'kayal.db',
    ];
    for (const name of names) {
      const answer = await upload([[name, good]]);
      expect([name, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([name, 400, 'image.name']);
    }
    const twice = await upload([
      [black, good],
      ['101_jet black.jpg', good],
    ]);
    expect(twice.json()).toMatchObject({ code: 'image.name' });
    expect([await rows(), await filesOnDisk()]).toEqual([[], before]);
  });

  it('S7.EXT.07 an upload without a picture, a broken form and another kind of body are refused', async () => {
    expect((await upload([], cookie)).json()).toMatchObject({ code: 'image.missing' });
    const good = await plain('#c0311f').jpeg().toBuffer();
    expect((await upload([[black, good]], cookie, 'other')).json()).toMatchObject({ code: 'image.missing' });
    const send = (type: string, payload: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/onlineorder/upload-image1',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': type, cookie },
        payload,
      });
    const start = `--x\r\ncontent-disposition: form-data; name="images"; filename="${black}"\r\n\r\n`;
    for (const payload of [start, `${start}half a pic`, '--x', 'nothing of the sort']) {
      expect((await send('multipart/form-data; boundary=x', payload)).statusCode).toBe(400);
    }
    expect((await send('multipart/form-data', start)).statusCode).toBe(400);
    expect((await send('application/json', '{}')).json()).toMatchObject({ code: 'request.media_type' });
    expect(await rows()).toEqual([]);
  });

  it('R-49 J37 more than 20 files are too many', async () => {
    const files: FormFiles = Array.from({ length: 21 }, () => ['101_NO.webp', new Uint8Array(1)] as const);
    expect((await upload(files)).json()).toMatchObject({ code: 'request.too_large' });
    expect(await rows()).toEqual([]);
  });

  it('R-48 J02 J37 a visitor and a shopper are refused', async () => {
    const good = await plain('#c0311f').jpeg().toBuffer();
    const shopper = await addSession(shop.database.db, people.asha.id, shop.clock.now());
    const answers = [await upload([[black, good]], ''), await upload([[black, good]], shopper)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403]);
    expect(await rows()).toEqual([]);
  });

  it('R-49 J37 a few concurrent uploads are processed, the others are refused with a wait', async () => {
    const bytes = await photo(2000, 1500).jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload([[black, bytes]])));
    const waiting = answers.filter(({ statusCode }) => statusCode === 429);
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting[0]?.headers['retry-after']).toBe('5');
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(answers.length - waiting.length);
    expect((await served(black, '?w=160')).statusCode).toBe(200);
  });

  it('S7.EXT.06 J37 lists uploaded pictures as name and base64 webp, page by page, with an ETag', async () => {
    await upload([
      [black, await plain('#101010').jpeg().toBuffer()],
      [red, await plain('#c0311f', 900, 1200).webp().toBuffer()],
    ]);
    const all = await admin.call('getImages');
    expect(all.answer().map(({ name }) => name)).toEqual([red, black]);
    expect(all.headers['x-total-count']).toBe('2');
    expect(String(all.headers['cache-control'])).toMatch(/^private/);
    const { format, width } = await sharp(Buffer.from(all.answer()[0]?.data ?? '', 'base64')).metadata();
    expect([format, width]).toEqual(['webp', 480]);
    const second = await admin.call('getImages', { query: { limit: '1', offset: '1' } });
    expect(second.answer().map(({ name }) => name)).toEqual([black]);
    const again = await admin.call('getImages', { headers: { 'if-none-match': String(all.headers['etag']) } });
    expect([again.status, again.text]).toEqual([304, '']);
    await upload([[black, await plain('#202020').jpeg().toBuffer()]]);
    const changed = await admin.call('getImages', { headers: { 'if-none-match': String(all.headers['etag']) } });
    expect(changed.status).toBe(200);
    expect((await admin.call('getImages', { query: { limit: '51' } })).status).toBe(400);
  });
});
