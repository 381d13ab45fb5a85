/** How long a large shop takes from the embedded file to PostgreSQL and back, with every table compared and both ledgers proven. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ShopProcess } from '../../../tools/start-shop.ts';
import { freePort } from '@kayal/server-testing/src/servers/listen-locally.ts';
import { onEachEngine } from './support/engines.ts';
import { note, quick, writeFigures } from './support/figures.ts';
import { fillLargeShop } from './support/large-shop.ts';

const size = { products: quick ? 20_000 : 100_000, orders: quick ? 20_000 : 100_000 } as const;
const rows = `${size.products.toLocaleString('en')} products, ${size.orders.toLocaleString('en')} orders`;

/** @returns seconds of a move with its proofs */
async function timeMove(shop: ShopProcess): Promise<number> {
  const start = performance.now();
  await shop.runCommand('move');
  return (performance.now() - start) / 1000;
}

const folder = await mkdtemp(path.join(tmpdir(), 'kayal-moves-'));
const port = await freePort();
try {
  await onEachEngine(async (engine, newDatabase) => {
    if (engine === 'SQLite') return;
    const { databaseUrl = '' } = await newDatabase();
    const back = pathToFileURL(folder).href;
    const shop = new ShopProcess(port, { settings: { MOVE_TO_URL: databaseUrl } });
    await shop.start();
    await shop.kill();
    fillLargeShop(shop.dataDir, size);
    note(`${rows}: SQLite to PostgreSQL`, { value: await timeMove(shop), unit: 's', aim: '≤ 60' });
    const there = new ShopProcess(port, { databaseUrl, settings: { MOVE_TO_URL: back } });
    note(`${rows}: PostgreSQL to SQLite`, { value: await timeMove(there), unit: 's', aim: '≤ 60' });
    await Promise.all([shop.stop(), there.stop()]);
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
writeFigures('moves');
