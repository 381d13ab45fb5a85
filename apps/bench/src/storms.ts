/**
 * Kills a shop (`kill -9`) while shoppers order, cancel and send back, while it imports, and while pictures are uploaded; breaks uploads off; and
 * attacks a shop from one network. Fails when an order, a cancellation or a refund is lost or doubled, or a catalogue or picture is not whole.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { pictureFile } from '@kayal/api-contract';
import sharp from 'sharp';
import { startShop, type ShopProcess } from '../../../tools/start-shop.ts';
import {
  addressOf,
  call,
  feedHeaders,
  fillStock,
  importFile,
  openReturns,
  signIn,
  signUpShoppers,
} from './support/api.ts';
import { attackShop } from './support/attack-run.ts';
import { catalogueFile } from './support/catalogue.ts';
import { onEachEngine } from './support/engines.ts';
import { note, quick, writeFigures } from './support/figures.ts';
import { OrderStorm } from './support/order-storm.ts';
import { uploadPicture } from './support/pictures.ts';

const kills = quick ? { orders: 1, imports: 1, uploads: 2 } : { orders: 60, imports: 10, uploads: 60 };
const shopperCount = quick ? 2 : 16;
const products = quick ? 500 : 1500;
const busyRetryMs = 1000;

type Headers = Readonly<Record<string, string>>;

async function restart(shop: ShopProcess): Promise<void> {
  await shop.kill();
  await shop.start();
}

/** @returns ms from the slowest kill to the next acknowledged order */
async function killWhileOrdering(shop: ShopProcess, storm: OrderStorm): Promise<number> {
  let slowest = 0;
  for (let kill = 0; kill < kills.orders; kill += 1) {
    await wait(randomInt(200, 2000));
    const killedAt = performance.now();
    await restart(shop);
    await storm.untilMore(1);
    slowest = Math.max(slowest, performance.now() - killedAt);
  }
  return slowest;
}

/** An import that a kill has ended counts as running for half a minute more. */
async function importWhenFree(shop: ShopProcess, headers: Headers, file: string): Promise<void> {
  for (;;) {
    try {
      await importFile(shop.origin, headers, file, 'changes');
      return;
    } catch (error) {
      if (!String(error).includes('import.busy')) throw error;
      await wait(busyRetryMs);
    }
  }
}

/** The imported products as the shop has them. */
async function readCatalogue({ origin }: ShopProcess, headers: Headers): Promise<string> {
  const answer = await fetch(origin + addressOf('feedProducts'), { headers });
  const lines = (await answer.text()).split('\n').filter((line) => /^"?B-\d/.test(line));
  return lines.join('\n');
}

/** @returns how often a catalogue was neither the old nor the new one as a whole */
async function killWhileImporting(shop: ShopProcess, headers: Headers): Promise<number> {
  const files = [catalogueFile(products), catalogueFile(products, 1)];
  const whole: string[] = [];
  let importMs = 0;
  for (const file of files) {
    const startedAt = performance.now();
    await importWhenFree(shop, headers, file);
    importMs = performance.now() - startedAt;
    whole.push(await readCatalogue(shop, headers));
  }
  let broken = 0;
  for (let kill = 0; kill < kills.imports; kill += 1) {
    const underWay = importWhenFree(shop, headers, files[kill % 2] ?? '').catch(() => undefined);
    await wait(randomInt(Math.ceil(importMs * 1.2)));
    const [importing] = shop.children();
    // By turns the process in which the shop imports, and the whole shop.
    if (kill % 2 === 0 && importing !== undefined) process.kill(importing, 'SIGKILL');
    else await restart(shop);
    await underWay;
    if (!whole.includes(await readCatalogue(shop, headers))) broken += 1;
  }
  return broken;
}

/** Sends pictures, and leaves or kills the shop on the way. @returns how many pictures were not whole afterwards */
async function breakUploads(shop: ShopProcess): Promise<number> {
  const { origin } = shop;
  const { headers } = await signIn(origin, 'admin@kayal.example');
  const [product] = await call(origin, 'getProductByFilter', { query: { filter: '', limit: '1' } });
  const name = pictureFile(product?.ID ?? 0, product?.Color ?? '');
  const upload = (signal?: AbortSignal): Promise<Response> => uploadPicture(origin, headers, name, signal);
  const first = await upload();
  if (!first.ok) throw new Error(`The upload was refused: ${await first.text()}`);
  let broken = 0;
  for (let turn = 0; turn < kills.uploads; turn += 1) {
    if (turn % 2 === 0) {
      await upload(AbortSignal.timeout(randomInt(5, 200))).catch(() => undefined);
    } else {
      const underWay = upload().catch(() => undefined);
      await wait(randomInt(400));
      await restart(shop);
      await underWay;
    }
    const read = (): Promise<Response> => fetch(`${origin}/uploads/${name}`, { headers: { accept: 'image/webp' } });
    let answer = await read();
    // A busy shop may ask to come again.
    for (let tries = 0; answer.status === 503 && tries < 30; tries += 1) {
      await wait(busyRetryMs);
      answer = await read();
    }
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (
      !answer.ok ||
      (await sharp(bytes)
        .stats()
        .catch(() => null)) === null
    )
      broken += 1;
  }
  return broken;
}

let errors = 0;
const noteErrors = (name: string, value: number): void => {
  errors += value;
  note(name, { value, unit: '', aim: '0' });
};

await onEachEngine(async (engine, newDatabase) => {
  const shop = await startShop(await newDatabase());
  try {
    const headers = await feedHeaders(shop.origin);
    const variants = await fillStock(shop.origin, headers, 20);
    const admin = await signIn(shop.origin, 'admin@kayal.example');
    await openReturns(shop.origin, admin);
    const storm = new OrderStorm(shop, await signUpShoppers(shop.origin, shopperCount), variants, admin);
    storm.start();
    await storm.untilMore(1);
    const slowest = await killWhileOrdering(shop, storm);
    note(`slowest order after a kill, ${engine}`, { value: slowest, unit: 'ms' });
    noteErrors(`broken catalogues, ${engine}`, await killWhileImporting(shop, headers));
    noteErrors(`broken pictures, ${engine}`, await breakUploads(shop));
    const { lost, doubled } = await storm.end(headers);
    note(`kills, ${engine}`, { value: kills.orders + kills.imports + Math.floor(kills.uploads / 2), unit: '' });
    note(`acknowledged orders, ${engine}`, { value: storm.acknowledged.length, unit: '' });
    note(`acknowledged cancellations and refunds, ${engine}`, { value: storm.ended.length, unit: '' });
    noteErrors(`lost orders, ${engine}`, lost);
    noteErrors(`doubled orders, ${engine}`, doubled);
  } finally {
    await shop.stop();
  }
  await attackShop(quick ? 2 : 15, engine, await newDatabase());
});
writeFigures('storms');
process.exitCode = errors === 0 ? 0 : 1;
