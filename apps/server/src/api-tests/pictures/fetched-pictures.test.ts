import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { freePort } from '@kayal/server-testing/src/servers/listen-locally.ts';
import {
  pictureOf,
  startPictureHost,
  statusOf,
  type PictureHost,
} from '@kayal/server-testing/src/servers/picture-host.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';
import { createRun } from '../../modules/catalogue-import/create-run.ts';
import { claimAddresses } from '../../modules/pictures/fetch/fetch.repository.ts';
import { inTransaction } from '../../db/in-transaction.ts';

const headings =
  'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Image Position,Variant Image';
const png = (background: string) =>
  sharp({ create: { width: 60, height: 75, channels: 3, background } })
    .png()
    .toBuffer();

forBothEngines('pictures that an import names by their address', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let host: PictureHost;

  const open = async (env: Readonly<Record<string, string>> = { PICTURE_PRIVATE_TARGETS: 'on' }) => {
    shop = await openTestApp({ engine, seed: 'small', env });
    admin = await shop.as(people.admin.email);
  };
  beforeEach(async () => {
    host = await startPictureHost();
    await open();
  });
  afterEach(async () => {
    await shop.close();
    await host.close();
  });

  /** Uploads and checks an export, its addresses on the host. */
  const checked = async (rows: readonly string[]) => {
    const file = path.join(shop.config.dataDir, 'export.csv');
    await writeFile(file, [headings, ...rows].join('\n').replaceAll('HOST', host.origin));
    const run = await createRun(shop.app.context, {
      fileName: 'products.csv',
      file,
      source: 'browser',
      actorId: people.admin.id,
    });
    const mapping = Object.fromEntries(
      run.headings.flatMap(({ field, heading }) => (field === null ? [] : [[field, heading]])),
    );
    await admin.call('checkImport', { params: { id: run.id }, body: { mode: 'changes', mapping } });
    return settled(run.id, 'checked');
  };
  const settled = (id: string, state: string) =>
    vi.waitFor(async () => {
      const run = (await admin.call('getImport', { params: { id } })).answer();
      expect([run.state, run.notes]).toEqual([state, expect.anything()]);
      return run;
    }, 8000);
  const apply = async (id: string) => {
    await admin.call('applyImport', { params: { id }, body: { confirmNewNames: true } });
    shop.clock.advance(1000);
    return settled(id, 'applied');
  };
  const taken = async (rows: readonly string[]) => apply((await checked(rows)).id);
  const fetches = async () => (await admin.call('getPictureFetches')).answer();
  const retry = async () => (await admin.call('takePictureFetchStep', { body: { step: 'retry' } })).answer();
  /** Waits until so many addresses wait and so many have failed. */
  const until = (counts: Partial<Awaited<ReturnType<typeof fetches>>['counts']>) =>
    vi.waitFor(async () => {
      const answer = await fetches();
      expect(answer.counts).toMatchObject(counts);
      return answer;
    }, 8000);
  const rowsOf = () =>
    shop.database.db
      .selectFrom('picture_address')
      .select(['colour', 'view', 'address', 'state'])
      .orderBy('colour')
      .orderBy('view', 'desc')
      .execute();
  const sides = async () =>
    (await rowsOf()).map(({ colour, view, address }) => `${colour} ${view} ${address.replace(host.origin, '')}`);

  const polo = [
    'polo,Dune Polo,Polos,Size,S,Color,Sand,DP-S,4,899,HOST/sand.png,1,',
    'polo,,,,M,,Teal,DP-M,2,899,HOST/back.png,3,HOST/teal.png?v=1',
    'polo,,,,,,,,,,HOST/teal.png?v=1,2,',
  ];

  it('J58 are fetched after it, each for the colour of the variant that names it, the others for the first colour', async () => {
    host.pages
      .set('/sand.png', pictureOf(await png('#c2a878')))
      .set('/teal.png?v=1', pictureOf(await png('#0f766e')))
      .set('/back.png', pictureOf(await png('#998060')));
    const run = await checked(polo);
    expect(run.counts?.pictures).toBe(3);
    expect(run.notes[0]).toBe(`3 pictures are fetched after the import, from ${new URL(host.origin).host} (3).`);
    await apply(run.id);
    await until({ waiting: 0, fetched: 3, failed: 0 });
    expect(await sides()).toEqual(['SAND front /sand.png', 'SAND back /back.png', 'TEAL front /teal.png?v=1']);
    const [product] = await shop.database.db.selectFrom('picture').selectAll().where('colour', '=', 'TEAL').execute();
    const answer = await shop.app.inject({ url: `/uploads/${product?.product_id}_TEAL.webp` });
    const { r, g, b } = (await sharp(answer.rawPayload).stats()).dominant;
    expect(g > r && b > r).toBe(true);
  });

  it('J58 a second import fetches nothing again that is there, and only what has another address', async () => {
    for (const page of ['/sand.png', '/teal.png?v=1', '/back.png', '/teal.png?v=2']) {
      host.pages.set(page, pictureOf(await png(page === '/sand.png' ? '#c2a878' : '#0f766e')));
    }
    await taken(polo);
    await until({ waiting: 0, fetched: 3 });
    const before = host.asked.length;
    const again = await checked([...polo, 'cap,Reef Cap,Caps,,,,,RC-1,7,349,,,']);
    expect(again.counts?.pictures).toBe(0);
    await apply(again.id);
    await until({ waiting: 0, fetched: 3 });
    expect(host.asked).toHaveLength(before);
    await taken(polo.map((row) => row.replace('?v=1', '?v=2')));
    await until({ waiting: 0, fetched: 3 });
    expect(host.asked.slice(before)).toEqual(['/teal.png?v=2']);
  });

  it('equal bytes are one file, and an address of several products is asked for once', async () => {
    const same = await png('#123456');
    host.pages.set('/1.png', pictureOf(same)).set('/2.png', pictureOf(same));
    await taken([
      'a,A,Caps,,,,,A-1,1,100,HOST/1.png,1,',
      'b,B,Caps,,,,,B-1,1,100,HOST/1.png,1,',
      'c,C,Caps,,,,,C-1,1,100,HOST/2.png,1,',
    ]);
    await until({ waiting: 0, fetched: 3 });
    expect(host.asked.toSorted()).toEqual(['/1.png', '/2.png']);
    const files = await shop.database.db.selectFrom('picture').select('file').distinct().execute();
    expect(files).toHaveLength(1);
  });

  it('what does not come is listed with its reason, and comes when it is tried again', async () => {
    host.pages
      .set('/page.png', pictureOf(Buffer.from('<!doctype html><h1>Log in</h1>'), 'text/html'))
      .set('/text.png', pictureOf(Buffer.from('no picture'), 'image/png'));
    await taken([
      'a,Cap A,Caps,,,,,A-1,1,100,HOST/none.png,1,',
      'b,Cap B,Caps,,,,,B-1,1,100,HOST/page.png,1,',
      'c,Cap C,Caps,,,,,C-1,1,100,HOST/text.png,1,',
    ]);
    const { failed } = await until({ waiting: 0, fetched: 0, failed: 3 });
    expect(failed.map(({ itemName, colour, code }) => [itemName, colour, code])).toEqual([
      ['Cap A', 'Standard', 'fetch.not_found'],
      ['Cap B', 'Standard', 'fetch.page'],
      ['Cap C', 'Standard', 'image.invalid'],
    ]);
    host.pages.set('/none.png', pictureOf(await png('#456789')));
    await admin.call('takePictureFetchStep', { body: { step: 'leave', id: failed[2]?.id ?? '' } });
    expect(await retry()).toEqual({ success: true, changed: 2 });
    await until({ waiting: 0, fetched: 1, failed: 1, left: 1 });
  });

  it('a private address is refused, unless the operator allows it', async () => {
    await shop.close();
    await open({});
    await taken(['a,Cap,Caps,,,,,A-1,1,100,HOST/1.png,1,']);
    const { failed } = await until({ waiting: 0, failed: 1 });
    expect(failed[0]?.code).toBe('fetch.private');
    expect(host.asked).toEqual([]);
  });

  it('a server that is gone holds up no others, and is tried a few times for all its pictures together', async () => {
    const gone = `http://127.0.0.1:${await freePort()}`;
    host.pages.set('/1.png', pictureOf(await png('#456789')));
    await taken([
      ...Array.from({ length: 6 }, (_, at) => `g${at},Cap ${at},Caps,,,,,G-${at},1,100,${gone}/${at}.png,1,`),
      'h,Here,Caps,,,,,H-1,1,100,HOST/1.png,1,',
    ]);
    await until({ waiting: 6, fetched: 1 });
    for (let tried = 1; tried < 4; tried += 1) {
      await shop.app.fetchPictures();
      shop.clock.advance(3_600_000);
    }
    await shop.app.fetchPictures();
    admin = await shop.as(people.admin.email);
    const { failed } = await until({ waiting: 0, failed: 6 });
    expect(new Set(failed.map(({ code, tries }) => `${code} ${tries}`))).toEqual(new Set(['fetch.unreachable 4']));
  });

  it('a server that asks for a pause gets it, for all its pictures', async () => {
    host.pages
      .set('/1.png', statusOf(429, { 'retry-after': '900' }))
      .set('/2.png', statusOf(429, { 'retry-after': '900' }));
    await taken(['a,A,Caps,,,,,A-1,1,100,HOST/1.png,1,', 'b,B,Caps,,,,,B-1,1,100,HOST/2.png,1,']);
    const due = () => shop.database.db.selectFrom('picture_address').select('due_at').execute();
    await shop.app.fetchPictures();
    expect((await due()).every(({ due_at }) => due_at >= shop.clock.now() + 890_000)).toBe(true);
    for (const page of ['/1.png', '/2.png']) host.pages.set(page, pictureOf(await png('#456789')));
    const before = host.asked.length;
    shop.clock.advance(600_000);
    await shop.app.fetchPictures();
    expect(host.asked.length).toBe(before);
    shop.clock.advance(400_000);
    await shop.app.fetchPictures();
    expect((await fetches()).counts).toMatchObject({ waiting: 0, fetched: 2 });
  });

  it('what a killed process had claimed is fetched later', async () => {
    host.pages.set('/1.png', pictureOf(await png('#456789')));
    const { id } = await checked(['a,A,Caps,,,,,A-1,1,100,HOST/1.png,1,']);
    // Another process claims before this one looks.
    const claim = vi.spyOn(shop.app, 'fetchPictures').mockResolvedValue();
    await apply(id);
    claim.mockRestore();
    const now = shop.clock.now();
    const times = { now, retryAt: now + 300_000, limit: 20 };
    expect(await inTransaction(shop.database.db, (trx) => claimAddresses(trx, times))).toHaveLength(1);
    await shop.app.fetchPictures();
    await until({ waiting: 1 });
    shop.clock.advance(300_000);
    await shop.app.fetchPictures();
    await until({ waiting: 0, fetched: 1 });
  });

  it('a picture that the owner uploaded stays', async () => {
    host.pages.set('/1.png', pictureOf(await png('#456789')));
    const { id } = await checked(['a,A,Caps,,,,,A-1,1,100,HOST/1.png,1,']);
    const { db } = shop.database;
    const hold = vi.spyOn(shop.app, 'fetchPictures').mockResolvedValue();
    await apply(id);
    hold.mockRestore();
    const { product_id } = await db.selectFrom('picture_address').select('product_id').executeTakeFirstOrThrow();
    await db
      .insertInto('picture')
      .values({ product_id, colour: 'STANDARD', file: `${product_id}_STANDARD_0123456789abcdef.webp`, updated_at: 1 })
      .execute();
    await shop.app.fetchPictures();
    await until({ waiting: 0, fetched: 0, left: 1 });
    const { file } = await db
      .selectFrom('picture')
      .select('file')
      .where('product_id', '=', product_id)
      .executeTakeFirstOrThrow();
    expect(file).toMatch(/0123456789abcdef/);
  });

  it('an undone import is not fetched any more', async () => {
    const { id } = await taken(['a,A,Caps,,,,,A-1,1,100,HOST/none.png,1,']);
    await until({ waiting: 0, failed: 1 });
    await admin.call('undoImport', { params: { id } });
    await settled(id, 'undone');
    expect(await rowsOf()).toEqual([]);
  });

  it('four at once, and a plain table names its pictures by a column', async () => {
    const body = await png('#456789');
    for (let at = 0; at < 8; at += 1) host.pages.set(`/${at}.png`, pictureOf(body));
    const file = path.join(shop.config.dataDir, 'table.csv');
    const rows = Array.from(
      { length: 8 },
      (_, at) => `p${at},Cap ${at},Caps,100,Blue,One size,C-${at},1,${host.origin}/${at}.png`,
    );
    await writeFile(file, ['product_id,name,category,mrp,colour,size,unique_code,units,Image URL', ...rows].join('\n'));
    const run = await createRun(shop.app.context, {
      fileName: 'table.csv',
      file,
      source: 'browser',
      actorId: people.admin.id,
    });
    expect(run.headings.find(({ heading }) => heading === 'Image URL')?.field).toBe('pictures');
    const mapping = Object.fromEntries(
      run.headings.flatMap(({ field, heading }) => (field === null ? [] : [[field, heading]])),
    );
    await admin.call('checkImport', { params: { id: run.id }, body: { mode: 'changes', mapping } });
    await settled(run.id, 'checked');
    await apply(run.id);
    await until({ waiting: 0, fetched: 8 });
    expect(host.atOnce()).toBeLessThanOrEqual(4);
  });
});
