/**
 * Processor time of a page that no cache holds: `node apps/bench/src/render-cost.ts`, after `npm run build`. As after a
 * change of the catalogue, the page is rendered again, and what it shows is read again.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../server/src/app.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../../server/src/modules/catalogue/catalogue-version.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { prepareDatabase } from '../../server/src/startup/prepare-database.ts';
import { serveShop } from '../../server/src/startup/serve-shop.ts';
import { loadNow } from './support/processor-time.ts';
import { percentile } from './support/shop-places.ts';

const warmUps = 40;
const renders = 60;

const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-bench-'));
const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT: 'off', DRAW_AHEAD: 'off' };
const config = readConfig(env);
const database = await prepareDatabase(config);
const app = await buildApp({ config, database });
await serveShop(app);
await app.ready();
const version = catalogueVersionOf(database.db);
const [product]: { readonly ID: number; readonly ItemName: string }[] = (
  await app.inject('/api/onlineorder/getProductByCategory/kayal?Id=4&limit=1')
).json();
/** A value of a product's address, which is base64url there. */
const encode = (value: string): string => Buffer.from(value).toString('base64url');
const pages = [
  { name: 'home', address: '/' },
  { name: 'list', address: '/products?c=4&n=T-Shirts' },
  { name: 'product', address: `/fullimage?I=${encode(String(product?.ID))}&N=${encode(String(product?.ItemName))}` },
] as const;

/** @returns processor time of one page, ms. @throws when it is not a page */
async function render(address: string): Promise<number> {
  await bumpCatalogueVersion(database.db, 'content');
  version.forget();
  const before = process.cpuUsage();
  const { statusCode } = await app.inject({ url: address, headers: { 'accept-encoding': 'br' } });
  if (statusCode !== 200) throw new Error(`${address}: ${statusCode}`);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

for (let count = 0; count < warmUps; count += 1) for (const { address } of pages) await render(address);
const times = new Map<string, number[]>(pages.map(({ name }) => [name, []]));
for (let count = 0; count < renders; count += 1) {
  for (const { name, address } of pages) times.get(name)?.push(await render(address));
}
await app.close();
await database.close();
rmSync(dataDir, { recursive: true });
const figures = [...times].map(([page, each]) => `${page} ${percentile(each, 0.5).toFixed(1)} ms`);
process.stdout.write(`${figures.join(', ')} of processor time; load of the machine ${loadNow()}\n`);
