/**
 * How fast a shop of 10,000 products answers searches that all differ, a third of them misspelt, and how many products
 * it finds by a misspelt word: `node apps/bench/src/search-rates.ts [folder of another git checkout …]`. RATES_SECONDS
 * and RATES_ROUNDS set length and number of runs, RATES_ENGINE the engines.
 */
import { spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { freePort } from '@kayal/server-testing/src/servers/postgres-server.ts';
import type { DatabaseLocation } from '../../server/src/db/open-database.ts';
import { checkouts, nameOf } from './support/checkouts.ts';
import { cpuSecondsOf, loadNow } from './support/processor-time.ts';
import { randomNumbers } from './support/random-numbers.ts';
import { enginesOf, medianOf, percentile, shopEnv, withPlace } from './support/shop-places.ts';
import { startShop, type ShopProcess } from './support/shop-process.ts';
import { misspell, nameWords, searchTexts, wordCatalogueLines } from './support/word-catalogue.ts';

const command = path.resolve(import.meta.dirname, '../../server/src/cli/catalogue-import.ts');
const products = 10_000;
const misspellings = 300;
const connections = 16;
const seconds = Number(process.env['RATES_SECONDS'] ?? 4);
const rounds = Number(process.env['RATES_ROUNDS'] ?? 5);
const firstId = 1001;

interface Run {
  readonly perSecond: number;
  /** ms */
  readonly p95: number;
  /** Processor time of the shop for each search, µs. */
  readonly micros: number;
}

const runs = new Map<string, Run[]>();
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** @returns the answer's body. @throws when the search is refused */
function search(origin: string, text: string): Promise<string> {
  const address = `${origin}/api/onlineorder/getProductByFilter/kayal?limit=24&filter=${encodeURIComponent(text)}`;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  get(address, { agent }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      if (answer.statusCode === 200) resolve(Buffer.concat(chunks).toString());
      else reject(new Error(`${text}: ${answer.statusCode}`));
    });
  }).on('error', reject);
  return promise;
}

async function measure({ origin, pid }: ShopProcess, texts: Iterator<string>, runSeconds: number): Promise<Run> {
  const before = cpuSecondsOf(pid);
  const began = performance.now();
  const took: number[] = [];
  const client = async (): Promise<void> => {
    while (performance.now() - began < runSeconds * 1000) {
      const { value } = texts.next();
      const startedAt = performance.now();
      await search(origin, String(value));
      took.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return {
    perSecond: took.length / ((performance.now() - began) / 1000),
    p95: percentile(took, 0.95),
    micros: ((cpuSecondsOf(pid) - before) / took.length) * 1e6,
  };
}

/** @returns how many of the products are on the first page of a search for their name with one misspelt word */
async function countFound({ origin }: ShopProcess): Promise<number> {
  const random = randomNumbers(7);
  let found = 0;
  for (let count = 0; count < misspellings; count += 1) {
    const index = Math.floor(random() * products);
    const words = [...nameWords(index)];
    const place = Math.floor(random() * words.length);
    words[place] = misspell(words[place] ?? '', random);
    const rows: readonly { readonly ID: number }[] = JSON.parse(await search(origin, words.join(' ')));
    if (rows.some(({ ID }) => ID === index + firstId)) found += 1;
  }
  return found;
}

async function importCatalogue(place: DatabaseLocation): Promise<void> {
  const file = path.join(place.dataDir, 'catalogue.csv');
  await pipeline(Readable.from(wordCatalogueLines(products)), createWriteStream(file));
  const run = spawnSync(process.execPath, [command, file, '--mode', 'whole'], { env: shopEnv(place) });
  if (run.status !== 0) throw new Error(`The import ended with ${run.status}. ${String(run.stderr)}`);
}

async function measureEngine(engine: string, place: DatabaseLocation): Promise<void> {
  await importCatalogue(place);
  const texts = searchTexts(products, 3);
  const settings = { DATA_DIR: place.dataDir, DEMO: 'off', DRAW_AHEAD: 'off', LOAD_SHEDDING: 'off' };
  for (const checkout of checkouts) {
    const name = `${engine}, ${nameOf(checkout)}`;
    const shop = await startShop(await freePort(), place.databaseUrl ?? '', settings, checkout);
    shops.push({ name, shop });
  }
  try {
    for (const { shop } of shops) await measure(shop, texts, 2);
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, shop } of shops) {
        runs.set(name, [...(runs.get(name) ?? []), await measure(shop, texts, seconds)]);
      }
    }
    for (const { name, shop } of shops) {
      process.stdout.write(`${name}: ${await countFound(shop)} of ${misspellings} misspellings found their product\n`);
    }
  } finally {
    for (const { shop } of shops.splice(0)) await shop.stop();
  }
}

const shops: { readonly name: string; readonly shop: ShopProcess }[] = [];
for (const engine of enginesOf('RATES_ENGINE')) await withPlace(engine, (place) => measureEngine(engine, place));
agent.destroy();

process.stdout.write(`load of the machine: ${loadNow()}\n`);
console.table(
  [...runs].map(([shop, each]) => ({
    shop,
    'searches a second': Math.round(medianOf(each, 'perSecond')),
    'p95, ms': medianOf(each, 'p95').toFixed(1),
    'processor, µs': Math.round(medianOf(each, 'micros')),
  })),
);
