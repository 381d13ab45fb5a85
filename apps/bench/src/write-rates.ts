/**
 * Durable additions to bags, whole orders with their additions, an evening of packing, a long queue of returns,
 * invoices one by one, a pincode of many, notices of paid orders, and a bag with many promotions.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { fillWithReturns } from '@kayal/server-testing/src/many-orders.ts';
import { startShop, type ShopProcess } from '../../../tools/start-shop.ts';
import * as api from './support/api.ts';
import { onEachEngine } from './support/engines.ts';
import { checkouts, note, percentile, quick, Samples, writeFigures } from './support/figures.ts';
import { measureDownloads } from './support/invoice-downloads.ts';
import { load } from './support/load.ts';
import { measureNotices } from './support/payment-notices.ts';
import { timePincodes } from './support/pincodes.ts';
import { timeOfPricing } from './support/priced-bag.ts';

const seconds = quick ? 1 : 4;
const rounds = quick ? 1 : 5;
const manyClients = quick ? 16 : 64;

/** Orders that are packed at once, and those of one file to print. */
const evening = { packed: quick ? 100 : 1000, printed: quick ? 30 : 300 } as const;

const returnCount = quick ? 5000 : 50_000;
/** Of each shopper whose payments are told of. */
const paidOrders = quick ? 4 : 30;
const settlingMs = 500;
const pincodeCalls = quick ? 200 : 2000;
const queueReads = quick ? 20 : 200;

const kinds = [
  { what: 'additions', clients: 16, aims: { SQLite: '≥ 3,000', PostgreSQL: '≥ 1,000' } },
  { what: 'orders', clients: 8, aims: { SQLite: '≥ 800', PostgreSQL: '≥ 300' } },
  { what: 'orders', clients: manyClients, aims: { SQLite: '≥ 1,500', PostgreSQL: '≥ 300' } },
] as const;
type Kind = (typeof kinds)[number];
const nameOf = ({ what, clients }: Kind): string => `${what} of ${clients} clients`;

/** A shop whose shoppers can buy without end, each a variant of her own. */
interface Market {
  readonly name: string;
  readonly shop: ShopProcess;
  readonly buyers: readonly api.Buyer[];
}

const samples = new Samples();

async function measure({ name, shop, buyers }: Market, kind: Kind): Promise<void> {
  // The load before ends by breaking off what is under way; an addition that arrived is still put into its bag.
  await wait(settlingMs);
  for (const { person, variant } of buyers.slice(0, kind.clients)) {
    const { id, headers } = person;
    await api.call(shop.origin, 'clearCart', { params: { customer: id }, headers });
    // One unit stays in the bag, so that none is ever taken out of an empty one.
    if (kind.what === 'additions')
      await api.call(shop.origin, 'addToCart', { headers, body: api.addition(variant, 1) });
  }
  const requests = buyers.map((buyer) => api.requestsOf(kind.what, buyer));
  const before = shop.cpuSeconds();
  const result = await load(shop.origin, {
    seconds,
    connections: kind.clients,
    requestsOf: (index) => requests[index] ?? [],
  });
  const requestsOfAct = kind.what === 'orders' ? 2 : 1;
  const acts = result.requests / requestsOfAct;
  samples.add(`${name}, ${nameOf(kind)}`, result.perSecond / requestsOfAct);
  samples.add(`${name}, ${nameOf(kind)}, processor`, ((shop.cpuSeconds() - before) / acts) * 1e6);
}

/** Starts a shop, fills its stock and signs shoppers up. */
async function openMarket(name: string, options: Parameters<typeof startShop>[0]): Promise<Market> {
  const shop = await startShop(options);
  const variants = await api.fillStock(shop.origin, await api.feedHeaders(shop.origin), manyClients);
  const buyers = api.pair(await api.signUpShoppers(shop.origin, manyClients), variants);
  return { name, shop, buyers };
}

/** Places orders, and measures one step for all of them and a packing list of some. */
async function measurePacking(engine: string, { shop, buyers }: Market): Promise<void> {
  const { origin } = shop;
  const share = Math.ceil(evening.packed / buyers.length);
  const placed = await Promise.all(
    buyers.map(async ({ person, variant }) => {
      const { headers } = person;
      const entryNos: string[] = [];
      await api.call(origin, 'clearCart', { params: { customer: person.id }, headers });
      while (entryNos.length < share) {
        await api.call(origin, 'addToCart', { headers, body: api.addition(variant, 1) });
        entryNos.push(
          (await api.call(origin, 'placeOrder', { headers, body: api.orderOf(person, [variant]) })).orderId,
        );
      }
      return entryNos;
    }),
  );
  const entryNos = placed.flat().slice(0, evening.packed);
  const { headers } = await api.signIn(origin, 'admin@kayal.example');
  const timed = async (act: () => Promise<unknown>) => {
    const [start, before] = [performance.now(), shop.cpuSeconds()];
    await act();
    return { value: (performance.now() - start) / 1000, processor: (shop.cpuSeconds() - before) * 1e6 };
  };
  const packed = await timed(() => api.call(origin, 'takeOrderStep', { headers, body: { step: 'pack', entryNos } }));
  note(`${entryNos.length.toLocaleString('en')} orders packed, ${engine}`, { ...packed, unit: 's', aim: '≤ 2' });
  const list = { headers, body: { kind: 'list', entryNos: entryNos.slice(0, evening.printed) } };
  const printed = await timed(() => api.callForBytes(origin, 'printOrders', list));
  note(`packing list of ${evening.printed} orders, ${engine}`, { ...printed, unit: 's', aim: '≤ 3' });
  const invoices = await timed(() =>
    api.callForBytes(origin, 'printOrders', { headers, body: { kind: 'invoices', entryNos } }),
  );
  // Ten such files are the 10,000 invoices of a month, in 60 s.
  note(`invoices of ${entryNos.length.toLocaleString('en')} orders, ${engine}`, { ...invoices, unit: 's', aim: '≤ 6' });
}

/** How long the first page of the returns queue takes in a shop with many returns. */
async function measureReturns(engine: string, place: { readonly databaseUrl?: string }): Promise<void> {
  const shop = await startShop(place);
  try {
    await fillWithReturns(
      { dataDir: shop.dataDir, databasePooler: 'none', databaseUrl: place.databaseUrl ?? null },
      returnCount,
    );
    const { headers } = await api.signIn(shop.origin, 'admin@kayal.example');
    const read = () => api.call(shop.origin, 'getReturns', { headers, query: { stage: 'open', limit: '50' } });
    for (let turn = 0; turn < queueReads; turn += 1) await read();
    const [times, before]: [number[], number] = [[], shop.cpuSeconds()];
    for (let turn = 0; turn < queueReads; turn += 1) {
      const start = performance.now();
      await read();
      times.push(performance.now() - start);
    }
    const processor = ((shop.cpuSeconds() - before) / queueReads) * 1e6;
    const name = `returns queue of ${returnCount.toLocaleString('en')}, ${engine}`;
    note(name, { value: percentile(times), unit: 'ms', aim: '≤ 50', processor });
    await measureDownloads(engine, shop, { headers });
    const { lookups, bare } = await timePincodes(shop, pincodeCalls);
    const ceiling = percentile(bare, 0.99);
    note(`a pincode of 19,000, ${engine}, p99`, { value: percentile(lookups, 0.99), unit: 'ms', aim: '≤ 1', ceiling });
  } finally {
    await shop.stop();
  }
}

note('a bag of 50 lines with 200 promotions, priced', { value: timeOfPricing(), unit: 'ms', aim: '≤ 2' });

await onEachEngine(async (engine, newDatabase) => {
  await measureReturns(engine, await newDatabase());
  const notices = await measureNotices(await newDatabase(), paidOrders);
  note(`notices of paid orders, each twice, ${engine}`, {
    value: notices.perSecond,
    unit: '/s',
    aim: '≥ 500',
    processor: notices.processor,
  });
  const markets: Market[] = [];
  try {
    for (const { name, checkout } of checkouts)
      markets.push(await openMarket(`${engine}, ${name}`, { ...(await newDatabase()), checkout }));
    for (let round = 0; round < rounds; round += 1)
      for (const kind of kinds) for (const market of markets) await measure(market, kind);
    for (const kind of kinds) {
      const key = `${markets[0]?.name}, ${nameOf(kind)}`;
      const processor = samples.median(`${key}, processor`);
      note(`${nameOf(kind)}, ${engine}`, { value: samples.median(key), unit: '/s', aim: kind.aims[engine], processor });
    }
    if (markets[0] !== undefined) await measurePacking(engine, markets[0]);
  } finally {
    for (const { shop } of markets) await shop.stop();
  }
});
if (checkouts.length > 1) samples.print();
writeFigures('write-rates');
