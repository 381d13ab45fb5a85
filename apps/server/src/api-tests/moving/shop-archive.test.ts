import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, inject, it, onTestFinished } from 'vitest';
import { apiBase } from '@kayal/api-contract';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { createCaller } from '@kayal/server-testing/src/caller.ts';
import { makeFreshPlace, type FreshPlace } from '@kayal/server-testing/src/fresh-database.ts';
import { openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, order, orderItem, promotionDraft } from '@kayal/server-testing/src/shopping.ts';
import { people, smallPassword, variants } from '@kayal/server-testing/src/small-seed.ts';
import { headersOfPage, sendForm } from '@kayal/server-testing/src/upload-form.ts';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { buildApp } from '../../app/build-app.ts';
import type { Config } from '../../config/config.ts';
import type { Engine } from '../../db/dialect.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { withShop } from '../../modules/moving/fill-shop.ts';
import { archiveContents, withheldFrom } from '../../modules/shop-archive/archive-contents.ts';
import { catalogueVersionOf } from '../../modules/catalogue-version/catalogue-version.ts';
import { importArchive } from '../../modules/shop-archive/import-archive.ts';
import type { Manifest } from '../../modules/shop-archive/manifest.ts';
import { writeArchive } from '../../modules/shop-archive/write-archive.ts';
import { ask, buyDelivered, examined, refundOf, setDesk, takeStep } from '../returns/return-desk.ts';

const options = { withPasswords: false };
const quiet = (): void => undefined;

async function freshConfig(engine: Engine, { config }: TestApp): Promise<Config> {
  const place: FreshPlace = await makeFreshPlace(engine, inject('postgresUrl'));
  onTestFinished(() => place.remove());
  return { ...config, databaseUrl: place.databaseUrl, dataDir: place.dataDir };
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kayal-archive-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A shop that has sold, taken back, invoiced and discounted, with a picture, old addresses and texts that are hard to write. */
async function livedIn(engine: Engine): Promise<TestApp> {
  const shop = await openTestApp({ engine, seed: 'small' });
  onTestFinished(() => shop.close());
  const [admin, asha] = [await shop.as(people.admin.email), await shop.as(people.asha.email)];
  const { version, settings } = (await admin.call('getSettings')).answer();
  const invoicing = { ...defaultSettings.invoicing, scheme: 'regular', prefix: 'KY' } as const;
  const tax = { gstin: '32AAPFU0939F1Z4', hsn: '6109' };
  const body = { version, settings: { ...settings, tax, invoicing }, theme: null };
  (await admin.call('saveSettings', { body })).answer();
  await setDesk(admin, { isOpen: true });
  const { promotion } = (await admin.call('addPromotion', { body: { ...promotionDraft, code: 'RAIN' } })).answer();
  await add(asha, variants.shortsS, 2);
  const quote = (await asha.call('addBagCode', { body: { code: promotion.code ?? '' } })).answer();
  (await order(asha, [orderItem(variants.shortsS, 2)], { amount: quote.amount })).answer();
  const entryNo = await buyDelivered(admin, asha, variants.jacketL, 2);
  const { request } = (await ask(asha, entryNo)).answer();
  await examined(admin, request);
  (await takeStep(admin, request.id, 'examined', 'refund', refundOf(100))).answer();
  await add(asha, variants.blackM, 1);
  (await asha.call('updateProfile', { body: { full_name: '=Asha\u2028 "ആശ", \\ 😀' } })).answer();
  (await admin.call('addRedirectRule', { body: { from: '/blog/*', to: '/' } })).answer();
  const cookie = await addSession(shop.database.db, people.admin.id, shop.clock.now());
  const picture = await sharp({ create: { width: 600, height: 750, channels: 3, background: '#c0311f' } })
    .png()
    .toBuffer();
  const files = [['101_jet-black.png', picture]] as const;
  const sent = await sendForm(shop.app, {
    url: '/upload-image1',
    field: 'images',
    files,
    headers: headersOfPage(cookie),
  });
  expect(sent.statusCode).toBe(200);
  // Otherwise it is published in a moment, between what is compared.
  await catalogueVersionOf(shop.database.db).publishStockChange();
  return shop;
}

/** Rows as an archive has them, sorted: what an export writes, and all that an imported shop has. */
const rowsOf = (place: Config, made = options) =>
  withShop(place, async (db) => {
    const found = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => name !== 'migration');
    const rows: [string, string[]][] = [];
    for (const { table } of archiveContents(found.toSorted(), made).tables) {
      const all = await sql<Record<string, string | number | null>>`select * from ${sql.table(table)}`.execute(db);
      const withhold = withheldFrom(table, made);
      const texts = all.rows
        .map(withhold)
        .filter((row) => row !== null)
        .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))));
      rows.push([table, texts.toSorted()]);
    }
    return rows;
  });

async function exportOf(shop: TestApp, made = options): Promise<string> {
  const file = path.join(await newFolder(), 'shop.zip');
  await writeArchive(shop.config, file, made, quiet);
  return file;
}

const publicPages = [
  'getProductByFilter/kayal',
  'getProductById/kayal?Id=101',
  'getProductDetails/kayal?Id=101',
  'getCategories/kayal',
  'getSubCategories/kayal',
  'getAllColorSize/kayal',
  'getAllModifiedColors/kayal',
  'getOffers',
  'facets/kayal',
  'suggest/kayal?q=ae',
  'delivery/kayal',
  'shop/kayal',
].map((each) => `${apiBase}/${each}`);

it.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ['sqlite', 'sqlite'],
  ['postgres', 'postgres'],
] as const)('a lived-in shop on %s goes out and into an empty one on %s, and is the same shop', async (from, to) => {
  const shop = await livedIn(from);
  const before = await rowsOf(shop.config);
  const filled = new Map(before.map(([table, rows]) => [table, rows.length]));
  for (const table of [
    'order_discount',
    'refund',
    'issued_document',
    'redirect_rule',
    'picture',
    'audit',
    'cart_line',
  ]) {
    expect(filled.get(table), table).toBeGreaterThan(0);
  }
  const target = await freshConfig(to, shop);
  const imported = await importArchive(target, await exportOf(shop), quiet);
  expect(await rowsOf(target)).toEqual(before);
  expect(imported).toMatchObject({ pictures: 1, lostPictures: 0 });
  const uploads = await readdir(path.join(shop.config.dataDir, 'uploads'));
  for (const file of uploads) {
    const [sent, stored] = [shop.config, target].map(({ dataDir }) => readFile(path.join(dataDir, 'uploads', file)));
    expect(await stored).toEqual(await sent);
  }

  const database = openDatabase(target);
  const app = await buildApp({
    config: target,
    database,
    clock: () => shop.clock.now(),
    shedsLoad: false,
    importsApart: false,
  });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  for (const url of publicPages) {
    const [old, now] = [await shop.app.inject({ url }), await app.inject({ url })];
    expect([url, old.statusCode]).toEqual([url, 200]);
    expect(now.body, url).toBe(old.body);
  }
  const body = { username: people.asha.email, password: smallPassword };
  const login = await createCaller(app, '').call('login', { body });
  expect(login.status, 'passwords are left out').not.toBe(200);
});

it('hashes of passwords go along only where the owner says so; sessions, tokens and waiting messages never do', async () => {
  const shop = await livedIn('sqlite');
  const withPasswords = { withPasswords: true };
  const archive = await exportOf(shop, withPasswords);
  const target = await freshConfig('sqlite', shop);
  await importArchive(target, archive, quiet);
  expect(await rowsOf(target, withPasswords)).toEqual(await rowsOf(shop.config, withPasswords));
  await withShop(target, async (db) => {
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
  const { db } = shop.database;
  const hashes = [
    ...(await db.selectFrom('customer').select('password_hash as secret').execute()),
    ...(await db.selectFrom('session').select('token_hash as secret').execute()),
    ...(await db.selectFrom('setting').select('value as secret').where('name', '=', 'server-key').execute()),
  ].map(({ secret }) => secret ?? '?');
  const written = Object.values(unzipSync(await readFile(await exportOf(shop))))
    .map((bytes) => Buffer.from(bytes).toString())
    .join('\n');
  expect(hashes.length).toBeGreaterThan(4);
  for (const secret of hashes) expect(written).not.toContain(secret);
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
});

it('a picture that the shop has lost is named and ends neither the export nor the import', async () => {
  const shop = await livedIn('sqlite');
  const uploads = path.join(shop.config.dataDir, 'uploads');
  for (const file of await readdir(uploads)) await rm(path.join(uploads, file));
  const target = await freshConfig('sqlite', shop);
  expect(await importArchive(target, await exportOf(shop), quiet)).toMatchObject({ pictures: 0, lostPictures: 1 });
  expect(await rowsOf(target)).toEqual(await rowsOf(shop.config));
});

/** Writes an archive again with some of its files changed. */
async function changed(archive: string, change: (files: Record<string, Uint8Array>) => void): Promise<string> {
  const files = unzipSync(await readFile(archive));
  change(files);
  const other = `${archive}.changed`;
  await writeFile(other, zipSync(files));
  return other;
}

it('a cut, changed or unknown archive and a shop that is not empty are refused before a row is written', async () => {
  const shop = await livedIn('sqlite');
  const archive = await exportOf(shop);
  const target = await freshConfig('sqlite', shop);
  const refused = async (file: string, reason: string): Promise<void> => {
    await expect(importArchive(target, file, quiet)).rejects.toThrow(reason);
    expect(await readdir(target.dataDir)).not.toContain('uploads');
  };
  const cut = `${archive}.cut`;
  await copyFile(archive, cut);
  await truncate(cut, Math.floor((await stat(archive)).size / 2));
  await refused(cut, 'cut off');
  const orders = 'tables/placed_order.csv';
  await refused(await changed(archive, (files) => delete files[orders]), `it has no ${orders}`);
  const more = await changed(archive, (files) => {
    files[orders] = strToU8(`${Buffer.from(files[orders] ?? []).toString()}\r\n`);
  });
  await refused(more, `${orders} is not what was written`);
  const inManifest = (from: string, to: string) =>
    changed(archive, (files) => {
      const manifest = Buffer.from(files['manifest.json'] ?? []).toString();
      expect(manifest).toContain(from);
      files['manifest.json'] = strToU8(manifest.replace(from, to));
    });
  await refused(await inManifest('"format": 2', '"format": 3'), 'another form');
  await refused(await inManifest('0032-invoices', '9999-later'), 'another version of the shop');
  await refused(await changed(archive, (files) => delete files['manifest.json']), 'no manifest.json');
  const trick = await changed(archive, (files) => {
    const [volume = ''] = Object.keys(files).filter((name) => name.startsWith('pictures/'));
    const pictures = Object.values(unzipSync(files[volume] ?? new Uint8Array()));
    const forged = zipSync({ 'outside.webp': pictures[0] ?? new Uint8Array() });
    const text = Buffer.from(files['manifest.json'] ?? []).toString();
    const manifest: Manifest = JSON.parse(text);
    const sha256 = createHash('sha256').update(forged).digest('hex');
    const listed = [{ file: volume, pictures: 1, bytes: forged.length, sha256 }];
    files['manifest.json'] = strToU8(JSON.stringify({ ...manifest, pictures: listed }));
    files[volume] = forged;
  });
  await refused(trick, 'a name that no shop gives');
  await withShop(target, migrate);
  await withShop(target, (db) => db.insertInto('missed_address').values({ path: '/', times: 1, last_at: 1 }).execute());
  await refused(archive, 'not empty: it has rows in missed_address');
});

it('an import that was broken off leaves a target in which no shop starts until it is imported again', async () => {
  const shop = await livedIn('sqlite');
  const archive = await exportOf(shop);
  for (const engine of ['sqlite', 'postgres'] as const) {
    const target = await freshConfig(engine, shop);
    const breakOff = (table: string): void => {
      if (table === 'placed_order') throw new Error('broken off');
    };
    await expect(importArchive(target, archive, breakOff)).rejects.toThrow('broken off');
    await expect(withShop(target, migrate)).rejects.toThrow('has not finished');
    await importArchive(target, archive, quiet);
    expect(await rowsOf(target)).toEqual(await rowsOf(shop.config));
    await withShop(target, migrate);
  }
});

it('an export that fails leaves no file', async () => {
  const shop = await livedIn('sqlite');
  const file = path.join(await newFolder(), 'shop.zip');
  const onProgress = (done: number): void => {
    if (done === 9) throw new Error('broken off');
  };
  await expect(writeArchive(shop.config, file, options, onProgress)).rejects.toThrow('broken off');
  expect(await readdir(path.dirname(file))).toEqual([]);
});
