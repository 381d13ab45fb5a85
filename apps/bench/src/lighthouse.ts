/**
 * Lighthouse's marks of four pages, as a visitor's phone opens them: the median of five runs. Lighthouse is fetched by npx when
 * this runs, because it is larger than all else that the tests install.
 */
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { startShop } from '../../../tools/start-shop.ts';
import { chromiumFlags, chromiumPath } from '../../../tools/test-browser.ts';
import { note, percentile, quick, writeFigures } from './support/figures.ts';

const version = '12.8.2';
const rounds = quick ? 1 : 5;
const maxBytes = 64 * 1024 * 1024;
const pages = {
  home: '/',
  list: '/products?c=4&n=T-Shirts',
  product: '/fullimage?I=MTAwMDE',
  search: '/searchpage?q=tee',
} as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
}

/** Marks of one run by category, from 0 to 100. */
async function markPage(address: string): Promise<ReadonlyMap<string, number>> {
  const flags = `--chrome-flags=--headless ${chromiumFlags.join(' ')}`;
  const args = ['--yes', `lighthouse@${version}`, address, '--quiet', '--output=json', flags];
  const path = chromiumPath();
  const env = { ...process.env, ...(path !== undefined && { CHROME_PATH: path }) };
  const { stdout } = await promisify(execFile)('npx', args, { cwd: tmpdir(), env, maxBuffer: maxBytes });
  const { categories }: Report = JSON.parse(stdout);
  return new Map(Object.entries(categories).map(([name, { score }]) => [name, score * 100]));
}

const shop = await startShop({});
try {
  for (const [page, address] of Object.entries(pages)) {
    // The first visit makes its pictures.
    await markPage(shop.origin + address);
    const marks = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, mark] of await markPage(shop.origin + address))
        marks.set(name, [...(marks.get(name) ?? []), mark]);
    }
    for (const [name, list] of marks) note(`${page}: ${name}`, { value: percentile(list), unit: '', aim: '100' });
  }
} finally {
  await shop.stop();
}
writeFigures('lighthouse');
