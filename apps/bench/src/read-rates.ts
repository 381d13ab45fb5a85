/**
 * Rates of public reads beside a bare Fastify that sends the same bytes, in turn in one run; of this checkout, and of
 * others to compare: `node apps/bench/src/read-rates.ts [folder of another git checkout …]`, after `npm run build` in
 * each. RATES_SECONDS and RATES_ROUNDS set length and number of runs, RATES_ENGINE the engines.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '@kayal/server-testing/src/servers/postgres-server.ts';
import { nameOf, withServers } from './support/checkouts.ts';
import { load } from './support/clients/load.ts';
import { cpuSecondsOf, loadNow } from './support/processor-time.ts';
import { enginesOf, medianOf, withPlace } from './support/shop-places.ts';
import { startShop } from './support/shop-process.ts';

const seconds = Number(process.env['RATES_SECONDS'] ?? 2);
const rounds = Number(process.env['RATES_ROUNDS'] ?? 5);
const connections = 32;
/** Until the code of an answer is compiled for speed, in the shop and in the bare server alike. */
const warmUpSeconds = 4;
const base = '/api/onlineorder';

const list = `${base}/getProductByCategory/kayal?Id=4&limit=24`;
const reads = ['list of 24', 'product', 'home page'] as const;

/** Addresses of the reads of a shop, in their order. */
async function urlsOf(origin: string): Promise<readonly string[]> {
  const [product]: readonly { readonly ID: number }[] = await (await fetch(origin + list)).json();
  return [list, `${base}/getProductById/kayal?Id=${product?.ID}`, '/'].map((address) => origin + address);
}

/** A server to measure. */
interface Server {
  readonly name: string;
  readonly pid: number;
  /** Addresses of the reads, in their order. */
  readonly urls: readonly string[];
}

/** Runs the shop of one checkout on data of its own. */
const withShop = (engine: string, checkout: string, use: (server: Server) => Promise<void>): Promise<void> =>
  withPlace(engine, async ({ databaseUrl }) => {
    const settings = { DRAW_AHEAD: 'off', LOAD_SHEDDING: 'off' };
    const shop = await startShop(await freePort(), databaseUrl ?? '', settings, checkout);
    const urls = await urlsOf(shop.origin);
    await use({ name: nameOf(checkout), pid: shop.pid, urls }).finally(shop.stop);
  });

/** Starts a bare server that answers as a shop does, and does work with both. */
async function withCeiling(shops: readonly Server[], work: (servers: readonly Server[]) => Promise<void>) {
  const port = await freePort();
  const words = [path.join(import.meta.dirname, 'ceiling.ts'), String(port), ...(shops[0]?.urls ?? [])];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const urls = reads.map((_, index) => `http://127.0.0.1:${port}/${index}`);
  await work([{ name: 'bare Fastify', pid: child.pid ?? 0, urls }, ...shops]).finally(() => child.kill());
}

interface Run {
  readonly perSecond: number;
  /** Processor time of the server for each request, µs. */
  readonly micros: number;
}

const runs = new Map<string, Run[]>();

/** Loads one address twice: as a first visitor, and as a browser that has its bytes in the cache. */
async function measure(engine: string, read: string, { name, pid }: Server, url: string): Promise<void> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  await answer.arrayBuffer();
  const etag = answer.headers.get('etag') ?? '';
  for (const [kind, headers] of [
    [read, []],
    [`${read}, 304`, [`if-none-match=${etag}`]],
  ] as const) {
    const before = cpuSecondsOf(pid);
    const { requestsPerSecond, requests, failures } = await load(url, seconds, connections, headers);
    if (failures > 0) throw new Error(`${kind} of ${name}: ${failures} requests failed.`);
    const key = `${engine}|${kind}|${name}`;
    const run = { perSecond: requestsPerSecond, micros: ((cpuSecondsOf(pid) - before) / requests) * 1e6 };
    runs.set(key, [...(runs.get(key) ?? []), run]);
  }
}

async function measureAll(engine: string, servers: readonly Server[]): Promise<void> {
  for (const { urls } of servers) for (const url of urls) await load(url, warmUpSeconds, connections);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, name] of reads.entries()) {
      for (const server of servers) await measure(engine, name, server, server.urls[index] ?? '');
    }
  }
}

for (const engine of enginesOf('RATES_ENGINE')) {
  await withServers<Server>(
    (checkout, use) => withShop(engine, checkout, use),
    (shops) => withCeiling(shops, (servers) => measureAll(engine, servers)),
  );
}

const median = (key: string, figure: keyof Run): number => medianOf(runs.get(key) ?? [], figure);
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
process.stdout.write(`load of the machine: ${loadNow()}\n`);
console.table(
  [...runs.keys()].map((key) => {
    const [engine, read, name] = key.split('|');
    const bare = `${engine}|${read}|bare Fastify`;
    return {
      engine,
      read,
      server: name,
      'a second': Math.round(median(key, 'perSecond')),
      'of bare': percent(median(key, 'perSecond') / median(bare, 'perSecond')),
      'processor, µs': Math.round(median(key, 'micros')),
      'bare by processor': percent(median(bare, 'micros') / median(key, 'micros')),
    };
  }),
);
