/**
 * How long lists and orders take while nothing else happens and while a whole catalogue is imported, by the command
 * and by the shop itself: `node apps/bench/src/import-beside-sales.ts [products] [SQLite|PostgreSQL]`. Six shoppers
 * read lists and two order, each as fast as the shop answers.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverProgram } from '../../../tools/server-build.mjs';
import { startPostgres } from '@kayal/server-testing/src/servers/postgres-server.ts';
import { Victim } from '@kayal/server-testing/src/storm/storm.ts';
import { catalogueLines } from './support/catalogue-file.ts';
import { seedShop } from './support/seed-shop.ts';
import { percentile, shopEnv } from './support/shop-places.ts';

const products = Number(process.argv[2] ?? 10_000);
const engine = process.argv[3] ?? 'SQLite';
const idleMs = 15_000;
const readers = 6;
/** Pause of a reader between two lists, ms. */
const readerPauseMs = 20;
const base = '/api/onlineorder';
const command = serverProgram('cli/catalogue-import.ts');
const kept = [
  '102,Trail Wind Jacket,T-Shirts,,2499,Navy,L,TRAIL-NVY-L,900000,',
  '103,Court Shorts,T-Shirts,,799.50,White,S,COURT-WHT-S,900000,',
];

/** Times of all calls of one kind, ms. */
interface Times {
  readonly lists: number[];
  readonly orders: number[];
  refused: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'import-beside-'));
const postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
const place = { databaseUrl: postgres?.url ?? null, dataDir: path.join(folder, 'data') };
const env = { ...shopEnv(place), LOG_LEVEL: 'silent' };
const { shoppers, headers } = await seedShop(place, 2);
const victim = new Victim(env);

async function timed(kind: number[], call: () => Promise<Response>): Promise<Response> {
  const began = performance.now();
  const answer = await call();
  await answer.arrayBuffer();
  kind.push(performance.now() - began);
  return answer;
}

async function readLists(times: Times, isOver: () => boolean, reader: number): Promise<void> {
  for (let count = reader; !isOver(); count += 1) {
    const offset = (count * 24) % 2400;
    const url = `${victim.address}${base}/getProductByFilter/kayal?filter=&limit=24&offset=${offset}`;
    await timed(times.lists, () => fetch(url));
    await sleep(readerPauseMs);
  }
}

async function order(times: Times, isOver: () => boolean, shopper: (typeof shoppers)[number]): Promise<void> {
  const send = (url: string, body: object, method: 'POST' | 'DELETE' = 'POST') =>
    fetch(`${victim.address}${base}${url}`, {
      method,
      headers: {
        cookie: shopper.cookie,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    });
  while (!isOver()) {
    await (await send('/cart/add/kayal', { itemId: 102, uniqueCode: 'TRAIL-NVY-L', quantity: 1 })).arrayBuffer();
    const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now());
    const items = [{ id: 102, mrp: 2499, quantity: 1, uniqueCode: 'TRAIL-NVY-L' }];
    const body = { date, id: shopper.id, contact: '', items: JSON.stringify(items) };
    const answer = await timed(times.orders, () => send('/orderAdd/kayal', body));
    if (answer.ok) continue;
    times.refused += 1;
    await (await send(`/cart/clear/kayal/${shopper.id}`, {}, 'DELETE')).arrayBuffer();
  }
}

/** Reads and orders for as long as some work takes. */
async function during(work: () => Promise<unknown>): Promise<Times & { seconds: number }> {
  const times: Times = { lists: [], orders: [], refused: 0 };
  let isOver = false;
  const began = performance.now();
  const shopping = [
    ...Array.from({ length: readers }, (_, reader) => readLists(times, () => isOver, reader * 17)),
    ...shoppers.map((shopper) => order(times, () => isOver, shopper)),
  ];
  await work();
  isOver = true;
  await Promise.all(shopping);
  return { ...times, seconds: (performance.now() - began) / 1000 };
}

async function byCommand(file: string): Promise<void> {
  const child = spawn(process.execPath, [command, file, '--mode', 'whole'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The command ended with ${code}.`);
}

async function byShop(file: string): Promise<void> {
  const body = new FormData();
  body.append('file', await openAsBlob(file), 'catalogue.csv');
  const url = `${victim.address}${base}/feed/import/kayal?mode=whole`;
  const answer = await fetch(url, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}: ${await answer.text()}`);
}

const shown = (times: readonly number[], share: number): string => percentile(times, share).toFixed(1);

async function write(name: string, surcharge: number): Promise<string> {
  const file = path.join(folder, `${name}.csv`);
  const lines = catalogueLines({ products, name, surcharge, also: kept });
  await pipeline(Readable.from(lines), createWriteStream(file));
  return file;
}

try {
  const files = { first: await write('First', 0), second: await write('Second', 10), third: await write('Third', 20) };
  await byCommand(files.first);
  await victim.start();
  await during(() => sleep(3000));
  const rows = [];
  for (const [what, work] of [
    ['idle', () => sleep(idleMs)],
    ['imported by the command', () => byCommand(files.second)],
    ['imported by the shop', () => byShop(files.third)],
    ['idle again', () => sleep(idleMs)],
  ] as const) {
    const { lists, orders, refused, seconds } = await during(work);
    rows.push({
      what,
      seconds: seconds.toFixed(1),
      lists: lists.length,
      'p50 ms': shown(lists, 0.5),
      'p99 ms': shown(lists, 0.99),
      orders: orders.length,
      'order p50': shown(orders, 0.5),
      'order p99': shown(orders, 0.99),
      'longest ms': shown(orders, 1),
      refused,
    });
  }
  process.stdout.write(`${engine}, ${products} products of 6 variants, every name and price changed\n`);
  console.table(rows);
} finally {
  await victim.kill();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
