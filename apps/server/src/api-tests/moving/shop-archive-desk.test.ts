import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { apiBase, shopArchiveKeptMs } from '@kayal/api-contract';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';
import { removeOldArchives } from '../../modules/shop-archive/make-archive.ts';
import { ShopArchive } from '../../modules/shop-archive/read-archive.ts';

const none = { state: 'none', done: 0, total: 0, bytes: 0, madeAt: null, keptUntil: null, withPasswords: false };

forBothEngines('the archive of the whole shop', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
  });
  afterEach(() => shop.close());

  const archive = async () => (await admin.call('getShopArchive')).answer();
  const make = () => admin.call('makeShopArchive', { body: { withPasswords: false } });
  const untilReady = async () => {
    await expect.poll(archive, { timeout: 30_000 }).toMatchObject({ state: 'ready' });
  };
  const folder = () => path.join(shop.config.dataDir, 'exports');
  const filesIn = () => readdir(folder()).catch((): string[] => []);
  const download = async (id: string, as: string = people.admin.id) => {
    const cookie = await addSession(shop.database.db, as, shop.clock.now());
    return shop.app.inject({ url: `${apiBase}/shopArchive/file/kayal/${id}`, headers: { cookie } });
  };
  const actions = async () => {
    const rows = await shop.database.db.selectFrom('audit').select('action').orderBy('action').execute();
    return rows.map(({ action }) => action).filter((action) => action.startsWith('archive.'));
  };

  it('is made once at a time in a process of its own, downloaded under a name that nobody can guess, and noted', async () => {
    expect(await archive()).toEqual(none);
    expect((await admin.call('openShopArchive')).status).toBe(404);
    expect((await make()).answer()).toMatchObject({ state: 'working', bytes: 0 });
    expect((await make()).refusal().code).toBe('archive.working');
    await untilReady();
    const { bytes, madeAt, keptUntil } = await archive();
    expect([madeAt, keptUntil]).toEqual([shop.clock.now(), shop.clock.now() + shopArchiveKeptMs]);
    const { file } = (await admin.call('openShopArchive')).answer();
    expect((await download('another')).statusCode).toBe(404);
    expect((await download(file, people.asha.id)).statusCode).toBe(403);
    const answer = await download(file);
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, bytes]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="shop-2026-11-21.zip"',
    });
    const out = await mkdtemp(path.join(tmpdir(), 'kayal-download-'));
    onTestFinished(() => rm(out, { recursive: true }));
    await writeFile(path.join(out, 'shop.zip'), answer.rawPayload);
    const opened = await ShopArchive.open(path.join(out, 'shop.zip'));
    expect(opened.manifest.tables.find(({ table }) => table === 'product')?.rows).toBe(4);
    opened.close();
    expect(await actions()).toEqual(['archive.begun', 'archive.downloaded']);
  });

  it('a session of more than five minutes ago is not enough to make or open it', async () => {
    shop.clock.advance(6 * 60_000);
    expect((await make()).refusal().code).toBe('auth.confirm');
    expect((await admin.call('openShopArchive')).refusal().code).toBe('auth.confirm');
    expect(await archive()).toEqual(none);
  });

  it('a new one replaces the file before, and after a day the file is deleted', async () => {
    await make();
    await untilReady();
    const [first] = await filesIn();
    await make();
    await untilReady();
    const [second, ...others] = await filesIn();
    expect([second === first, others]).toEqual([false, []]);
    shop.clock.advance(shopArchiveKeptMs + 1);
    admin = await shop.as(people.admin.email);
    expect(await archive()).toMatchObject({ state: 'none', keptUntil: null });
    await removeOldArchives(shop.app.context);
    expect(await filesIn()).toEqual([]);
  });

  it('one whose process stopped is failed, leaves no file, and can be made again', async () => {
    await mkdir(folder(), { recursive: true });
    await writeFile(path.join(folder(), 'killed.zip.part'), 'PK');
    const killed = { state: 'working', id: 'killed', withPasswords: false, done: 1, total: 9, bytes: 0 };
    const value = JSON.stringify({ ...killed, touchedAt: shop.clock.now() });
    await shop.database.db.insertInto('setting').values({ name: 'shop-archive', value }).execute();
    expect(await archive()).toMatchObject({ state: 'working', done: 1, total: 9 });
    shop.clock.advance(61_000);
    expect(await archive()).toMatchObject({ state: 'failed' });
    await make();
    await untilReady();
    expect(await filesIn()).toHaveLength(1);
  });

  it('a shop whose data folder takes no file says that it failed', async () => {
    await writeFile(folder(), 'in the way');
    await make();
    await expect.poll(archive, { timeout: 30_000 }).toMatchObject({ state: 'failed' });
  });
});
