/**
 * Imports a large catalogue with the command, then measures how fast a shop answers from it:
 * `node apps/bench/src/catalogue-answers.ts [products] [SQLite|PostgreSQL]`. The caches of the shop are cold at the first
 * answer of each kind, which is printed by itself.
 */
import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { serverProgram } from '../../../tools/server-build.mjs';
import { freePort, startPostgres } from '@kayal/server-testing/src/servers/postgres-server.ts';
import { catalogueLines } from './support/catalogue-file.ts';
import { percentile } from './support/shop-places.ts';
import { startShop } from './support/shop-process.ts';

const command = serverProgram('cli/catalogue-import.ts');
const products = Number(process.argv[2] ?? 100_000);
const engine = process.argv[3] ?? 'PostgreSQL';
/** Max time of the import, ms. */
const limitMs = 12 * 60_000;
const asked = 40;

const base = '/api/onlineorder';

/** Address of one call of a kind; every call of a kind asks for something else, so that no cache answers. */
const kindsOf = (
  categories: readonly number[],
): readonly (readonly [name: string, address: (index: number) => string])[] => {
  const category = (index: number) => `Id=${categories[index % categories.length]}&limit=24&offset=${index}`;
  return [
    ['page of a category', (index) => `${base}/getProductByCategory/kayal?${category(index)}`],
    ['page of all products', (index) => `${base}/getProductByFilter/kayal?filter=&limit=24&offset=${index * 1000}`],
    ['products of a size', (index) => `${base}/getProductByFilter/kayal?filter=&size=M&limit=24&offset=${index * 24}`],
    ['search for two words', (index) => `${base}/getProductByFilter/kayal?filter=tee%20${index + 500}&limit=24`],
    ['suggestions', (index) => `${base}/suggest/kayal?q=tee%20${index}&limit=8`],
    ['counts of the filters', (index) => `${base}/facets/kayal?source=category&${category(index)}`],
    ['a product', (index) => `${base}/getProductById/kayal?Id=${1001 + index}`],
    ['variants of a product', (index) => `${base}/getProductDetails/kayal?Id=${1001 + index}`],
  ];
};

const folder = mkdtempSync(path.join(tmpdir(), 'catalogue-answers-'));
const postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
try {
  const file = path.join(folder, 'catalogue.csv');
  await pipeline(Readable.from(catalogueLines({ products, name: 'Bench Tee' })), createWriteStream(file));
  const dataDir = path.join(folder, 'data');
  const settings = { DATA_DIR: dataDir, DEMO: 'off', DATABASE_URL: postgres?.url ?? '' };
  const began = performance.now();
  const words = [command, file, '--mode', 'whole'];
  const run = spawnSync(process.execPath, words, { env: { ...process.env, ...settings }, timeout: limitMs });
  if (run.status !== 0) throw new Error(`The import ended with ${run.status}. ${String(run.stderr)}`);
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(`${engine}, ${products} products of 6 variants: imported in ${seconds.toFixed(1)} s\n`);
  const shop = await startShop(await freePort(), postgres?.url ?? '', settings);
  try {
    const listed = await fetch(`${shop.origin}${base}/getCategories/kayal`);
    const categories: readonly { readonly Id: number }[] = await listed.json();
    for (const [name, address] of kindsOf(categories.map(({ Id }) => Id))) {
      const took: number[] = [];
      for (let index = 0; index < asked; index += 1) {
        const startedAt = performance.now();
        const answer = await fetch(`${shop.origin}${address(index)}`);
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
        took.push(performance.now() - startedAt);
      }
      const [first = Number.NaN] = took;
      const [half, high] = [0.5, 0.95].map((share) => percentile(took.slice(1), share).toFixed(1));
      const figures = `first ${first.toFixed(1)}, p50 ${half}, p95 ${high} ms`;
      process.stdout.write(`${name}: ${figures}\n`);
    }
    process.stdout.write(`the shop holds ${Math.round(shop.memory())} MB\n`);
  } finally {
    await shop.stop();
  }
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
