/** Searches that all differ, a third of them misspelt, in a shop of 10,000 products; and how many misspelt names are found. */
import { startShop, type ShopProcess } from '../../../tools/start-shop.ts';
import { addressOf, call, feedHeaders, importFile } from './support/api.ts';
import { catalogueFile, misspell, nameWords, randomNumbers, searchTexts } from './support/catalogue.ts';
import { checkouts, note, quick, Samples, writeFigures } from './support/figures.ts';
import { load } from './support/load.ts';

const products = quick ? 1000 : 10_000;
const misspellings = quick ? 30 : 300;
const rounds = quick ? 1 : 5;
const seconds = quick ? 1 : 4;
const connections = 16;
/** More than a connection sends in a run: none comes twice. */
const textsOfConnection = quick ? 500 : 4000;

const samples = new Samples();
const texts = searchTexts(products, 3);

async function measure(name: string, shop: ShopProcess): Promise<void> {
  const path = (): string => addressOf('getProductByFilter', { query: { filter: texts.next().value, limit: '24' } });
  const requests = Array.from({ length: connections }, () =>
    Array.from({ length: textsOfConnection }, () => ({ path: path() })),
  );
  const before = shop.cpuSeconds();
  const result = await load(shop.origin, { seconds, connections, requestsOf: (index) => requests[index] ?? [] });
  samples.add(`${name}, searches`, result.perSecond);
  samples.add(`${name}, p97.5`, result.p97);
  samples.add(`${name}, processor`, ((shop.cpuSeconds() - before) / result.requests) * 1e6);
}

/** @returns the share of products, in %, on the first page of a search for their name with one misspelt word */
async function foundShare(origin: string): Promise<number> {
  const random = randomNumbers(7);
  let found = 0;
  for (let count = 0; count < misspellings; count += 1) {
    const words = nameWords(Math.floor(random() * products));
    const wrong = Math.floor(random() * words.length);
    const filter = words.map((word, index) => (index === wrong ? misspell(word, random) : word)).join(' ');
    const rows = await call(origin, 'getProductByFilter', { query: { filter, limit: '24' } });
    if (rows.some(({ ItemName }) => ItemName === words.join(' '))) found += 1;
  }
  return (found / misspellings) * 100;
}

const shops = await Promise.all(checkouts.map(({ checkout }) => startShop({ checkout })));
const [ours] = shops;
if (ours === undefined) throw new Error('No shop was started.');
try {
  for (const { origin } of shops) await importFile(origin, await feedHeaders(origin), catalogueFile(products));
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, shop] of shops.entries()) {
      // The first round is for the compiler.
      await measure(round === 0 ? 'warm-up' : (checkouts[index]?.name ?? ''), shop);
    }
  const { name = '' } = checkouts[0] ?? {};
  if (shops.length > 1) samples.print();
  const processor = samples.median(`${name}, processor`);
  note('searches', { value: samples.median(`${name}, searches`), unit: '/s', aim: '≥ 3,000', processor });
  note('searches, p97.5', { value: samples.median(`${name}, p97.5`), unit: 'ms', aim: '≤ 10' });
  note('misspelt names found', { value: await foundShare(ours.origin), unit: '%', aim: '≥ 95' });
} finally {
  for (const shop of shops) await shop.stop();
}
writeFigures('search-rates');
