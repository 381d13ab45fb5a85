/** Rates of lists, products and home, whole and as 304, beside a bare Fastify that sends the same bytes in the same run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '@kayal/server-testing/src/servers/listen-locally.ts';
import { cpuSecondsOf, startShop, type ShopProcess } from '../../../tools/start-shop.ts';
import { addressOf, call } from './support/api.ts';
import { checkouts, note, quick, Samples, writeFigures } from './support/figures.ts';
import { load } from './support/load.ts';

const seconds = quick ? 1 : 2;
const rounds = quick ? 1 : 5;
/** Until the code of an answer is compiled for speed. */
const warmUpSeconds = quick ? 1 : 4;

/** A server with the addresses of the reads by name. */
interface Server {
  readonly name: string;
  readonly urls: Readonly<Record<string, string>>;
  readonly cpuSeconds: () => number;
}

const query = { filter: '', limit: '24' };
const samples = new Samples();

async function describeShop(name: string, shop: ShopProcess): Promise<Server> {
  const [product] = await call(shop.origin, 'getProductByFilter', { query });
  const paths = {
    'list of 24': addressOf('getProductByFilter', { query }),
    product: addressOf('getProductById', { query: { Id: String(product?.ID) } }),
    home: '/',
  };
  const urls = Object.fromEntries(Object.entries(paths).map(([read, address]) => [read, shop.origin + address]));
  return { name, urls, cpuSeconds: () => shop.cpuSeconds() };
}

/** Starts a server that sends the bytes of a shop without any other work. */
async function startCeiling({ urls }: Server) {
  const port = await freePort();
  const program = path.join(import.meta.dirname, 'support/ceiling.ts');
  const words = [program, String(port), ...Object.values(urls)];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const server: Server = {
    name: 'bare',
    urls: Object.fromEntries(Object.keys(urls).map((read, index) => [read, `http://127.0.0.1:${port}/${index}`])),
    cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
  };
  return { server, stop: () => child.kill() };
}

/** Loads one address as a first visitor, then as a browser that has its bytes in the cache. */
async function measure({ name, cpuSeconds }: Server, read: string, url: string): Promise<void> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  await answer.arrayBuffer();
  for (const [kind, headers] of [
    [read, {}],
    [`${read}, 304`, { 'if-none-match': answer.headers.get('etag') ?? '' }],
  ] as const) {
    const before = cpuSeconds();
    const { perSecond, requests } = await load(url, { seconds, headers });
    samples.add(`${name}, ${kind}`, perSecond);
    samples.add(`${name}, ${kind}, processor`, ((cpuSeconds() - before) / requests) * 1e6);
  }
}

const shops = await Promise.all(checkouts.map(({ checkout }) => startShop({ checkout })));
const servers = await Promise.all(shops.map((shop, index) => describeShop(checkouts[index]?.name ?? '', shop)));
const [ours] = servers;
if (ours === undefined) throw new Error('No shop was started.');
const ceiling = await startCeiling(ours);
try {
  const all = [ceiling.server, ...servers];
  for (const { urls } of all) for (const url of Object.values(urls)) await load(url, { seconds: warmUpSeconds });
  for (let round = 0; round < rounds; round += 1) {
    for (const read of Object.keys(ours.urls))
      for (const server of all) await measure(server, read, server.urls[read] ?? '');
  }
} finally {
  ceiling.stop();
  for (const shop of shops) await shop.stop();
}
if (servers.length > 1) samples.print();
for (const read of Object.keys(ours.urls).flatMap((each) => [each, `${each}, 304`])) {
  const aim = read.endsWith('304') ? '95 % of the bare server' : '85 % of the bare server';
  const of = (name: string): number => samples.median(`${name}, ${read}`);
  const processorOf = (name: string): number => samples.median(`${name}, ${read}, processor`);
  note(read, {
    value: of(ours.name),
    unit: '/s',
    aim,
    processor: processorOf(ours.name),
    ceiling: of('bare'),
    ceilingProcessor: processorOf('bare'),
  });
}
writeFigures('read-rates');
