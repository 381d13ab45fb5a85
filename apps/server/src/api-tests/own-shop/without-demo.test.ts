import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { colorFromHex, defaultTheme, withTokenValue } from '@kayal/design-system/tokens';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { urlOf } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';
import { headersOfPage, sendForm } from '@kayal/server-testing/src/upload-form.ts';

forEachEngine('pictures of a shop without the demo', (engine) => {
  let shop: TestApp;
  const get = (file: string) => shop.app.inject({ url: `/uploads/${file}` });

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small', env: { DEMO: 'off' } });
  });

  it('J14 a category without a picture, the hero and the doors are placeholders in the shop’s colours', async () => {
    for (const file of ['category-4.webp', 'tile-men.webp', 'hero-wide.webp']) {
      const answer = await get(`${file}?w=320`);
      expect([file, answer.statusCode]).toEqual([file, 200]);
      const { r, g, b } = (await sharp(answer.rawPayload).stats()).dominant;
      expect(g > r && b > r, `${file} is lagoon`).toBe(true);
    }
    const wide = await sharp((await get('hero-wide.webp?w=320')).rawPayload).metadata();
    expect([wide.width, wide.height]).toEqual([320, 180]);
  });

  it('J14 J36 placeholders have the theme’s colours, and uploaded pictures replace them', async () => {
    const admin = await shop.as('admin@kayal.example');
    const dominantOf = async (file: string) => {
      const { r, g, b } = (await sharp((await get(`${file}?w=160`)).rawPayload).stats()).dominant;
      return r > g && r > b ? 'red' : b > g ? 'blue' : 'green';
    };
    const save = async (theme: string | null, change: object) => {
      const { version, settings } = (await admin.call('getSettings')).answer();
      (await admin.call('saveSettings', { body: { version, settings: { ...settings, ...change }, theme } })).answer();
    };
    const red = withTokenValue(defaultTheme, 'color.light.brand', colorFromHex('#991a1a'));
    await save(JSON.stringify(red), {});
    expect([await dominantOf('category-4.webp'), await dominantOf('tile-kids.webp')]).toEqual(['red', 'red']);

    const blue = await sharp({ create: { width: 60, height: 75, channels: 3, background: '#1f31c0' } })
      .png()
      .toBuffer();
    const uploaded = await sendForm(shop.app, {
      url: '/upload-image1',
      field: 'images',
      files: [['101_JET-BLACK.png', blue]],
      headers: headersOfPage(await addSession(shop.database.db, people.admin.id, shop.clock.now())),
    });
    expect(uploaded.statusCode).toBe(200);
    const { hero } = (await admin.call('getSettings')).answer().settings;
    await save(null, {
      categoryPictures: { '4': '101_JET-BLACK.webp' },
      hero: { ...hero, picture: '101_jet-black.webp' },
    });
    expect([await dominantOf('category-4.webp'), await dominantOf('hero-tall.webp')]).toEqual(['blue', 'blue']);
    expect(await dominantOf('tile-kids.webp')).toBe('green');
    await save(null, { categoryPictures: { '4': '101_NO-SUCH.webp' }, hero });
    expect(await dominantOf('category-4.webp')).toBe('green');
    await shop.database.db.deleteFrom('picture').execute();
  });

  it('J14 the owner’s own pictures are the hero, a tile and a category; what is no picture is refused', async () => {
    const admin = await shop.as('admin@kayal.example');
    const cookie = await addSession(shop.database.db, people.admin.id, shop.clock.now());
    const upload = (...files: readonly Uint8Array[]) =>
      sendForm(shop.app, {
        url: urlOf('addShopPicture'),
        field: 'images',
        files: files.map((bytes) => ['harbour.jpg', bytes]),
        headers: headersOfPage(cookie),
      });
    const red = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c0311f' } })
      .jpeg()
      .toBuffer();
    const { picture } = (await upload(red)).json();
    expect(picture).toMatch(/^shop-[0-9a-f]{16}\.webp$/);
    const save = async (change: (name: string) => object, name: string) => {
      const { version, settings, theme } = (await admin.call('getSettings')).answer();
      const body = { version, settings: { ...settings, ...change(name) }, theme };
      (await admin.call('saveSettings', { body })).answer();
    };
    const { hero } = (await admin.call('getSettings')).answer().settings;
    const everywhere = (name: string) => ({ hero: { ...hero, picture: name }, categoryPictures: { '4': name } });
    await save(everywhere, picture);
    for (const file of ['hero-wide.webp', 'hero-tall.webp', 'category-4.webp', picture]) {
      const { r, g, b } = (await sharp((await get(`${file}?w=160`)).rawPayload).stats()).dominant;
      expect(r > g && r > b, file).toBe(true);
    }
    // A file of settings from another shop names pictures that this one does not have.
    await save(everywhere, 'shop-00000000000000ff.webp');
    expect((await get('hero-wide.webp?w=160')).statusCode).toBe(200);
    expect((await get('shop-00000000000000ff.webp')).statusCode).toBe(404);
    expect((await upload(Buffer.from('These are notes.'))).json()).toMatchObject({ code: 'image.invalid' });
    expect((await upload()).json()).toMatchObject({ code: 'image.missing' });
    expect((await upload(red, red)).json()).toMatchObject({ code: 'request.invalid' });
    await save(everywhere, '');
  });

  it('S8.IMG.04 J14 a product without a picture has a placeholder that is cached briefly', async () => {
    const addresses = ['101_JET-BLACK.webp', '101_JET-BLACK.webp?view=back', '101_JET-BLACK.webp?t=9', '101.jpg'];
    const plates = await Promise.all(addresses.map(get));
    for (const [index, plate] of plates.entries()) {
      expect([addresses[index], plate.statusCode]).toEqual([addresses[index], 200]);
      expect(plate.headers['cache-control']).toBe('public, max-age=300');
      const { r, g, b } = (await sharp(plate.rawPayload).stats()).dominant;
      expect(g > r && b > r, `${addresses[index]} is lagoon`).toBe(true);
    }
  });

  it('S4.PDP.03 a placeholder shows the colour of its product, and is drawn once for each colour', async () => {
    const files = ['102_NAVY.webp', '103_WHITE.webp', '102_NAVY.webp?view=back'];
    const [navy, white, navyBack] = await Promise.all(files.map(get));
    const bluest = async (bytes: Buffer | undefined) => (await sharp(bytes).stats()).channels[2]?.max;
    // Neither ground nor accent of the shop has as much blue as white cloth.
    expect(await bluest(white?.rawPayload)).toBeGreaterThan(240);
    expect(await bluest(navy?.rawPayload)).toBeLessThan(200);
    expect(navyBack?.headers.etag).toBe(navy?.headers.etag);
    expect(navy?.headers.etag).not.toBe(white?.headers.etag);
  });

  it('S8.IMG.04 a missing product, colour or category has no placeholder', async () => {
    for (const file of ['999.webp', '101_NO-SUCH.webp', 'category-999.webp']) {
      expect([file, (await get(file)).statusCode]).toEqual([file, 404]);
    }
  });

  it('S7.ADM.01 a colour without a picture cannot be the display colour', async () => {
    const admin = await shop.as('admin@kayal.example');
    const answer = await admin.call('postDisplayFirst', { body: { slno: 101, displayFirst: '101_BRICK-RED.webp' } });
    expect(answer.refusal().code).toBe('image.not_found');
  });
});

/** Starts the real server in a process that reports every module it loads; returns those of the demo. */
async function demoModulesOf(demo: 'on' | 'off'): Promise<readonly string[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'without-demo-'));
  const report =
    "import { registerHooks } from 'node:module';" +
    "registerHooks({ load(url, context, next) { if (url.includes('demo-catalogue')) process.send?.({ loaded: url }); return next(url, context); } });";
  const server = fork(
    path.join(import.meta.dirname, '../../../../../packages/server-testing/src/storm/storm-server.ts'),
    {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DEMO: demo, DRAW_AHEAD: 'off', LOG_LEVEL: 'silent' },
      execArgv: ['--import', `data:text/javascript,${encodeURIComponent(report)}`],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const loaded: string[] = [];
  try {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    server.once('exit', () => reject(new Error('the server ended')));
    server.on('message', (message) => {
      if (typeof message === 'string') resolve(message);
      else if (typeof message === 'object' && message !== null && 'loaded' in message)
        loaded.push(String(message.loaded));
    });
    const address = await promise;
    const picture = await fetch(`${address}/uploads/tile-men.webp?w=160`);
    expect(picture.status).toBe(200);
    await fetch(`${address}/uploads/10001.webp?w=160`);
  } finally {
    server.removeAllListeners('exit');
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
  return loaded;
}

describe('the demo’s package', () => {
  it('J58 nothing of it is loaded when DEMO is off', async () => {
    expect(await demoModulesOf('off')).toEqual([]);
    // With DEMO on the same report has modules, which proves that the empty list above is a result.
    expect(await demoModulesOf('on')).not.toEqual([]);
  });
});
