/**
 * Durable cart changes and orders per second, of one git checkout or of several in turn.
 * Usage: cart-and-order-rates.ts [folder of another git checkout …]; RATES_SECONDS and RATES_ROUNDS set length and number of runs.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { variants } from '@kayal/server-testing/src/small-seed.ts';
import { openDatabase, type DatabaseLocation } from '../../server/src/db/open-database.ts';
import { nameOf, withServers } from './support/checkouts.ts';
import { cpuSecondsOf, loadNow } from './support/processor-time.ts';
import { seedShop } from './support/seed-shop.ts';
import { enginesOf, medianOf, shopEnv, withPlace } from './support/shop-places.ts';

const seconds = Number(process.env['RATES_SECONDS'] ?? 4);
const rounds = Number(process.env['RATES_ROUNDS'] ?? 5);
const warmUpSeconds = 2;
const base = '/api/onlineorder';
const { blackM } = variants;

interface Shopper {
  readonly id: string;
  readonly cookie: string;
}

/** Kinds of runs: the repeated action and the number of clients. */
const runs = [
  { name: 'add to cart, 16 clients', clients: 16, intent: changeCart },
  { name: 'whole order, 8 clients', clients: 8, intent: placeOrder },
  { name: 'whole order, 64 clients', clients: 64, intent: placeOrder },
] as const;

async function prepare(place: DatabaseLocation): Promise<readonly Shopper[]> {
  const { shoppers } = await seedShop(place, 64);
  const { db, close } = openDatabase(place);
  const added = 100_000_000;
  await db.updateTable('variant').set({ qty: added }).where('unique_code', '=', blackM.code).execute();
  await close();
  return shoppers;
}

/** Starts the server of a checkout without its pages. @returns its address and a function that stops it */
async function startServer(checkout: string, place: DatabaseLocation) {
  const program = path.join(checkout, 'packages/server-testing/src/storm/storm-server.ts');
  const child = fork(program, { env: { ...shopEnv(place), LOAD_SHEDDING: 'off' }, execArgv: [] });
  const [address] = await once(child, 'message');
  const stop = async (): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return { origin: String(address), pid: child.pid ?? 0, stop };
}

type Send = (method: string, address: string, body: object) => Promise<number>;

/** A client with one connection of its own. */
function createClient(origin: string, { cookie }: Shopper): { readonly send: Send; readonly close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send: Send = (method, address, body) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const text = JSON.stringify(body);
    const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const sent = request(
      `${origin}${base}${address}`,
      { method, agent, headers: { ...headers, 'sec-fetch-site': 'same-origin' } },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(text);
    return promise;
  };
  return { send, close: () => agent.destroy() };
}

const line = { itemId: blackM.productId, uniqueCode: blackM.code };

/** Adds one unit, or at every other call removes one. */
async function changeCart(send: Send, _shopper: Shopper, count: number): Promise<boolean> {
  return (
    (await send('POST', '/cart/add/kayal', { ...line, quantity: count === 0 || count % 2 === 1 ? 1 : -1 })) === 200
  );
}

async function placeOrder(send: Send, { id }: Shopper): Promise<boolean> {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now());
  const items = [{ id: blackM.productId, mrp: 399, quantity: 1, uniqueCode: blackM.code }];
  await send('POST', '/cart/add/kayal', { ...line, quantity: 1 });
  return (await send('POST', '/orderAdd/kayal', { date, id, contact: '', items })) === 200;
}

interface Rate {
  /** Actions a second; NaN when one was refused. */
  readonly perSecond: number;
  /** Processor time of the server for each action, µs. */
  readonly micros: number;
}

/** A running server of a checkout, on data of its own. */
interface Server {
  readonly name: string;
  readonly origin: string;
  readonly pid: number;
  readonly shoppers: readonly Shopper[];
}

/** @param length of the run, s */
async function rateOf(
  { origin, pid, shoppers }: Server,
  { clients, intent }: (typeof runs)[number],
  length: number,
): Promise<Rate> {
  const before = cpuSecondsOf(pid);
  const startedAt = performance.now();
  let done = 0;
  let failed = 0;
  await Promise.all(
    shoppers.slice(0, clients).map(async (shopper) => {
      const { send, close } = createClient(origin, shopper);
      await send('DELETE', `/cart/clear/kayal/${shopper.id}`, {});
      for (let count = 0; performance.now() - startedAt < length * 1000; count += 1) {
        if (await intent(send, shopper, count)) done += 1;
        else failed += 1;
      }
      await send('DELETE', `/cart/clear/kayal/${shopper.id}`, {});
      close();
    }),
  );
  return {
    perSecond: failed > 0 ? Number.NaN : done / ((performance.now() - startedAt) / 1000),
    micros: ((cpuSecondsOf(pid) - before) / done) * 1e6,
  };
}

const rates = new Map<string, Rate[]>();

/** Runs the server of one checkout, with shoppers of its own. */
const withServer = (engine: string, checkout: string, use: (server: Server) => Promise<void>): Promise<void> =>
  withPlace(engine, async (place) => {
    const shoppers = await prepare(place);
    const { stop, ...address } = await startServer(checkout, place);
    await use({ name: nameOf(checkout), shoppers, ...address }).finally(stop);
  });

async function measure(engine: string, servers: readonly Server[]): Promise<void> {
  // Code that has run for a while is compiled better.
  for (const server of servers) for (const run of runs) await rateOf(server, run, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const run of runs) {
      for (const server of servers) {
        const key = `${engine}, ${run.name}, ${server.name}`;
        rates.set(key, [...(rates.get(key) ?? []), await rateOf(server, run, seconds)]);
      }
    }
  }
}

for (const engine of enginesOf('RATES_ENGINE')) {
  await withServers<Server>(
    (checkout, use) => withServer(engine, checkout, use),
    (servers) => measure(engine, servers),
  );
}
process.stdout.write(`load of the machine: ${loadNow()}\n`);
console.table(
  [...rates].map(([run, each]) => ({
    run,
    'a second': Math.round(medianOf(each, 'perSecond')),
    'processor, µs': Math.round(medianOf(each, 'micros')),
    runs: each.length,
  })),
);
