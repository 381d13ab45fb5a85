/**
 * How long an import takes and how much memory its process holds; start and memory of the shop itself, and of the demo
 * after an afternoon of work.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { startShop, type ShopProcess } from '../../../tools/start-shop.ts';
import { spendAfternoon } from './support/afternoon.ts';
import { feedHeaders, importFile } from './support/api.ts';
import { catalogueFile, shopifyFile } from './support/catalogue.ts';
import { onEachEngine } from './support/engines.ts';
import { note, quick, writeFigures } from './support/figures.ts';

const sizes = quick ? [1000] : [10_000, 100_000];
const idleMs = quick ? 1000 : 4000;

/** As `deploy` starts a shop. */
const production = { API_DOCS: 'off', MALLOC_ARENA_MAX: '2' };

/** Does work, and meanwhile looks at the processes that the shop has started. @returns its time and their peak */
async function watched(shop: ShopProcess, work: () => Promise<void>) {
  let peak = 0;
  const timer = setInterval(() => {
    for (const pid of shop.children()) {
      try {
        peak = Math.max(peak, shop.memory(pid, 'VmHWM'));
      } catch {
        // It ended between two looks.
      }
    }
  }, 20);
  const startedAt = performance.now();
  await work().finally(() => clearInterval(timer));
  return { seconds: (performance.now() - startedAt) / 1000, peak };
}

async function measureImports(engine: string, products: number, databaseUrl: { readonly databaseUrl?: string }) {
  const shop = await startShop(databaseUrl);
  try {
    const headers = await feedHeaders(shop.origin);
    const count = products.toLocaleString('en');
    for (const [what, file, expected] of [
      ['', catalogueFile(products), 'applied'],
      [', the same file again', catalogueFile(products), 'unchanged'],
      [', every price changed', catalogueFile(products, 1), 'applied'],
    ] as const) {
      const { seconds, peak } = await watched(shop, async () => {
        const result = await importFile(shop.origin, headers, file);
        if (result !== expected) throw new Error(`The import ended as ${result}.`);
      });
      const aim = engine === 'SQLite' && what === '' ? { 10_000: '≤ 10', 100_000: '≤ 120' }[products] : undefined;
      note(`${count} products${what}, ${engine}`, { value: seconds, unit: 's', ...(aim && { aim }) });
      if (what === '') note(`${count} products, ${engine}, memory`, { value: peak, unit: 'MB', aim: '≤ 300' });
    }
  } finally {
    await shop.stop();
  }
}

/** The export of another shop system, as it is. */
async function measureExport(engine: string, products: number, databaseUrl: { readonly databaseUrl?: string }) {
  const shop = await startShop(databaseUrl);
  try {
    const headers = await feedHeaders(shop.origin);
    const { seconds, peak } = await watched(shop, async () => {
      const result = await importFile(shop.origin, headers, shopifyFile(products));
      if (result !== 'applied') throw new Error(`The export ended as ${result}.`);
    });
    const what = `${products.toLocaleString('en')} products of a Shopify export, ${engine}`;
    note(what, { value: seconds, unit: 's', aim: '≤ 60' });
    note(`${what}, memory`, { value: peak, unit: 'MB', aim: '≤ 300' });
  } finally {
    await shop.stop();
  }
}

const shop = await startShop({ settings: production });
await shop.kill();
note('start of a seeded shop', { value: await shop.start(), unit: 'ms', aim: '≤ 700' });
await wait(idleMs);
note('memory when idle', { value: shop.memory(), unit: 'MB', aim: '≤ 100' });
for (let count = 0; count < 2000; count += 1) await (await fetch(`${shop.origin}/`)).arrayBuffer();
note('memory after 2,000 pages', { value: shop.memory(), unit: 'MB', aim: '≤ 180' });
await shop.stop();

const demo = await startShop({ settings: { DRAW_AHEAD: 'on' } });
note('memory of the demo after its start', { value: demo.memory(), unit: 'MB', aim: '≤ 250' });
const { peak, others, rested } = await spendAfternoon(demo);
note('memory after an afternoon', { value: rested, unit: 'MB', aim: '≤ 350' });
note('memory in an afternoon, peak', { value: peak, unit: 'MB', aim: '≤ 600' });
note('memory of a painter or import in an afternoon, peak', { value: others, unit: 'MB', aim: '≤ 300' });
await demo.stop();

await onEachEngine(async (engine, newDatabase) => {
  for (const products of sizes) await measureImports(engine, products, await newDatabase());
  await measureExport(engine, sizes[0] ?? 0, await newDatabase());
});
writeFigures('imports');
