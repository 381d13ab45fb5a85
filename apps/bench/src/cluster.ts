/**
 * Three PostgreSQL servers under Patroni with a synchronous replica and etcd, PgBouncer in transaction mode, HAProxy and three
 * shops on this machine: breaks them in every way of `cluster/faults.ts` while shoppers order. Needs root and Debian's packages, which
 * `--install` installs. Fails when an order is lost or doubled, is taken at a stale price, or waits too long.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@kayal/server-testing/src/servers/listen-locally.ts';
import { ShopProcess, startShop } from '../../../tools/start-shop.ts';
import { cpuSecondsOfAll, familyOf, signal } from './cluster/daemon.ts';
import { requirePrograms } from './cluster/debian.ts';
import { faults, type Cluster } from './cluster/faults.ts';
import { Node } from './cluster/node.ts';
import { Patroni } from './cluster/patroni.ts';
import { PriceWatch } from './cluster/prices.ts';
import { startProxies } from './cluster/proxies.ts';
import { measureOrders } from './cluster/rates.ts';
import { feedHeaders, fillStock, openReturns, pair, signIn, signUpShoppers } from './support/api.ts';
import { onEachEngine } from './support/engines.ts';
import { mayInstall, note, quick, writeFigures } from './support/figures.ts';
import { OrderStorm } from './support/order-storm.ts';

const clients = 8;
const seconds = quick ? 5 : 20;
/** A pause of each shopper, so that thousands of faults fit on a disk. */
const pauseMs = 100;
/** Orders after each fault, before the next. */
const ordersBetween = 10;

requirePrograms(mayInstall);

/** One process, on its own file or on a PostgreSQL server of its own, to compare with. */
async function measureOneProcess(): Promise<void> {
  await onEachEngine(async (engine, newDatabase) => {
    const shop = await startShop(await newDatabase());
    try {
      const variants = await fillStock(shop.origin, await feedHeaders(shop.origin), clients);
      const buyers = pair(await signUpShoppers(shop.origin, clients), variants);
      const others = (): number =>
        cpuSecondsOfAll(familyOf(process.pid).filter((pid) => pid !== process.pid && pid !== shop.pid));
      const cpu = { 'the shop': () => shop.cpuSeconds(), ...(engine === 'PostgreSQL' && { 'its database': others }) };
      await measureOrders({ name: `one process on ${engine}`, origin: shop.origin, buyers, seconds, cpu });
    } finally {
      await shop.stop();
    }
  });
}

const base = mkdtempSync(path.join(tmpdir(), 'kayal-cluster-'));
chmodSync(base, 0o755);
const cleanups: (() => void)[] = [];
// Also after an error or an interruption, when nothing can be waited for any more.
process.once('exit', () => {
  for (const undo of cleanups.toReversed()) undo();
});

/** Brings the databases and proxies up; the shops are made, not started. */
async function bringUp(): Promise<Cluster> {
  const nodes = await Node.makeAll(base, 3);
  for (const node of nodes) cleanups.push(() => node.remove());
  for (const node of nodes) node.start();
  const patroni = new Patroni(nodes);
  await patroni.untilHealthy();
  const leader = await patroni.leader();
  await leader.ask("create role kayal login password 'kayal'");
  await leader.ask('create database kayal owner kayal');
  const ports = [await freePort(), await freePort(), await freePort()];
  const proxies = await startProxies(base, nodes, ports);
  cleanups.push(() => signal([proxies.haproxy.pid, proxies.pgbouncer.pid], 'SIGKILL'));
  const { databaseUrl } = proxies;
  const shops = ports.map(
    (port) => new ShopProcess(port, { databaseUrl, settings: { DATABASE_POOLER: 'transaction', DRAIN_SECONDS: '3' } }),
  );
  for (const shop of shops)
    cleanups.push(() => {
      signal([shop.pid], 'SIGKILL');
      rmSync(shop.dataDir, { recursive: true, force: true });
    });
  return { nodes, patroni, proxies, shops };
}

/** Longest time without an acknowledged order, s. */
function longestPause(times: readonly number[], from: number): number {
  const later = [from, ...times.filter((time) => time >= from)];
  return Math.max(...later.slice(1).map((time, index) => time - (later[index] ?? time))) / 1000;
}

async function breakEverything(cluster: Cluster, storm: OrderStorm): Promise<number> {
  let errors = 0;
  for (const { name, limit, times, act } of faults) {
    let slowest = 0;
    const turns = quick ? Math.ceil(times / 60) : times;
    for (let turn = 0; turn < turns; turn += 1) {
      const startedAt = performance.now();
      const countedFrom = (await act(cluster)) ?? startedAt;
      await cluster.patroni.untilHealthy();
      await storm.untilMore(ordersBetween);
      const pause = longestPause(storm.acknowledgedAt, countedFrom);
      console.info(`${name}, ${turn + 1} of ${turns}: ${pause.toFixed(1)} s`);
      slowest = Math.max(slowest, pause);
      const ended = cluster.shops.filter(({ isRunning }) => !isRunning);
      if (ended.length > 0) throw new Error(`A shop has ended:\n${ended.map(({ printed }) => printed).join('\n')}`);
    }
    note(`${name}, ${turns} ×`, { value: slowest, unit: 's', aim: `≤ ${limit}` });
    if (slowest > limit) errors += 1;
  }
  return errors;
}

let errors = 0;
const noteErrors = (name: string, value: number): void => {
  errors += value;
  note(name, { value, unit: '', aim: '0' });
};

try {
  await measureOneProcess();
  const cluster = await bringUp();
  const { nodes, proxies, shops } = cluster;
  const [first, ...others] = shops;
  if (first === undefined) throw new Error('There are no shops.');
  await first.start();
  const feed = await feedHeaders(first.origin);
  const admin = await signIn(first.origin, 'admin@kayal.example');
  await openReturns(first.origin, admin);
  const variants = await fillStock(first.origin, feed, clients + 1);
  // The codes are in the mailbox of whichever shop has sent them, so the others start later.
  const people = await signUpShoppers(first.origin, 2 * clients + 1);
  for (const shop of others) await shop.start();
  await proxies.untilUp('shops', shops.length);
  await measureOrders({
    name: 'three processes before a cluster',
    origin: proxies.origin,
    buyers: pair(people.slice(0, clients), variants),
    seconds,
    cpu: {
      'the shops': () => cpuSecondsOfAll(shops.map(({ pid }) => pid)),
      'the three databases': () => cpuSecondsOfAll(nodes.flatMap((node) => node.databaseProcesses())),
      'the proxies': () => cpuSecondsOfAll([proxies.haproxy.pid, proxies.pgbouncer.pid]),
    },
  });

  const entrance = { origin: proxies.origin, runCommand: first.runCommand.bind(first) };
  const shoppers = people.slice(clients, 2 * clients);
  const storm = new OrderStorm(entrance, shoppers, variants.slice(0, clients), admin, pauseMs);
  const [watcher] = pair(people.slice(-1), variants.slice(-1));
  if (watcher === undefined) throw new Error('Nobody watches the price.');
  const prices = new PriceWatch(proxies.origin, watcher, feed);
  storm.start();
  prices.start();
  await storm.untilMore(ordersBetween);
  errors += await breakEverything(cluster, storm);
  await prices.end();
  const { lost, doubled } = await storm.end(feed);
  note('acknowledged orders', { value: storm.acknowledged.length, unit: '' });
  note('acknowledged cancellations and refunds', { value: storm.ended.length, unit: '' });
  noteErrors('lost orders', lost);
  noteErrors('doubled orders', doubled);
  note('orders right after a change of their price', { value: prices.orders, unit: '' });
  noteErrors('orders at a stale price', prices.stale);
  writeFigures('cluster');
  if (errors === 0) cleanups.unshift(() => rmSync(base, { recursive: true, force: true }));
} catch (error) {
  console.error(error, `\nThe logs are in ${base}.`);
  errors += 1;
}
// What runs in the background would keep this process.
process.exit(errors === 0 ? 0 : 1);
