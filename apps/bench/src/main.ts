/** `npm run bench`: performance figures, each compared with its ceiling or budget in the same run. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { startPostgres } from '@kayal/server-testing/src/servers/postgres-server.ts';
import { load } from './support/clients/load.ts';
import { logIn, makeShoppers, orderRate } from './support/orders.ts';
import { seedOrders, tableTimes } from './support/order-table.ts';
import { startShop, type ShopProcess } from './support/shop-process.ts';

const port = Number(process.env['BENCH_PORT'] ?? 3290);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
/** Orders of a shop that has been open for years. */
const manyOrders = 100_000;
const rows: [figure: string, value: string, wanted: string][] = [];

async function startCeiling(url: string): Promise<{ origin: string; stop: () => void }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'ceiling.ts'), String(port + 1), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { origin: `http://127.0.0.1:${port + 1}/0`, stop: () => child.kill() };
}

/** Times the back office's order table in a shop with very many orders. */
async function timeOrderTable({ origin, place }: ShopProcess, engine: string): Promise<void> {
  await seedOrders(place, manyOrders);
  const admin = await logIn(origin, 'admin@kayal.example');
  for (const { question, p95 } of await tableTimes(origin, admin.cookie)) {
    rows.push([`${engine}, ${manyOrders} orders: ${question}, p95`, `${p95.toFixed(1)} ms`, '≤ 100 ms']);
  }
}

const shop = await startShop(port);
try {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  rows.push(['first start to ready, with the demo seeded', `${Math.round(shop.startMs)} ms`, '']);
  rows.push(['idle memory', `${Math.round(shop.memory())} MB`, '≤ 100 MB']);

  const list = `${shop.origin}/api/onlineorder/getProductByCategory/kayal?Id=4`;
  const bare = await startCeiling(list);
  await load(list, 2);
  const ceiling = await load(bare.origin, seconds);
  const ours = await load(list, seconds);
  bare.stop();
  rows.push([
    'category list',
    `${Math.round(ours.requestsPerSecond)}/s, p99 ${ours.p99} ms, ${ours.failures} failed`,
    '',
  ]);
  rows.push(['bare server, same bytes', `${Math.round(ceiling.requestsPerSecond)}/s, p99 ${ceiling.p99} ms`, '']);
  rows.push([
    'category list of the ceiling',
    `${((ours.requestsPerSecond / ceiling.requestsPerSecond) * 100).toFixed(0)} %`,
    '≥ 85 %',
  ]);

  const home = await load(`${shop.origin}/`, seconds);
  rows.push(['home page, rendered', `${Math.round(home.requestsPerSecond)}/s, p99 ${home.p99} ms`, '']);

  const orders = await orderRate(shop.origin, await makeShoppers(shop.origin, 8), seconds);
  rows.push([
    'durable orders, 8 clients',
    `${Math.round(orders.perSecond)}/s (${orders.placed} placed, ${orders.refused} refused)`,
    '≥ 800/s',
  ]);

  await timeOrderTable(shop, 'SQLite');
} finally {
  await shop.stop();
}
const postgres = await startPostgres();
try {
  const second = await startShop(port, postgres.url);
  await timeOrderTable(second, 'PostgreSQL').finally(second.stop);
} finally {
  await postgres.stop();
}
console.table(rows.map(([figure, value, wanted]) => ({ figure, value, wanted })));
