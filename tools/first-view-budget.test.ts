/**
 * What a browser receives of each page of the shop, from the built files as they are sent: compressed by Brotli where
 * that makes them smaller. Reads files only, so it is exact and quick.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.join(path.dirname(import.meta.dirname), 'apps/shop/dist/client');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

function readManifest(): Record<string, Chunk> {
  const file = path.join(folder, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('The shop is not built; npm test builds it first.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Bytes of a file as it is sent. */
const bytesSent = (file: string): number => {
  const compressed = path.join(folder, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size;
};

const sumOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + bytesSent(file), 0);

/** The files that a page with this route fetches before a reader acts. */
function filesOf(routes: readonly string[]) {
  const manifest = readManifest();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of ['src/early-taps.ts', 'src/entry-client.tsx', ...routes]) visit(name);
  return { scripts, styles };
}

/** Limits in bytes and files. A page that needs more has to say what it gives for it. */
const scriptLimits: Readonly<Record<string, { readonly bytes: number; readonly files: number }>> = {
  // The aim is 95 000; the last 700 bytes are what reads the owner's words, menus and look.
  '': { bytes: 95_700, files: 8 },
  'Listing/category': { bytes: 115_000, files: 8 },
  'Listing/sub-category': { bytes: 115_000, files: 8 },
  'Listing/search': { bytes: 115_000, files: 8 },
  Product: { bytes: 115_000, files: 8 },
  AboutUs: { bytes: 115_000, files: 8 },
  NotFound: { bytes: 115_000, files: 8 },
  PrivacyPolicy: { bytes: 115_000, files: 8 },
  ReturnPolicy: { bytes: 115_000, files: 8 },
  ShippingPolicy: { bytes: 115_000, files: 8 },
  TermsConditions: { bytes: 115_000, files: 8 },
  Wishlist: { bytes: 115_000, files: 8 },
};

const routeFile = (name: string): string =>
  name.includes('/') ? `src/screens/${name}.route.ts` : `src/screens/${name}/route.ts`;

describe('budget of the first view', () => {
  it.each(Object.entries(scriptLimits))('S9.UI.03 scripts of %j', (name, { bytes, files }) => {
    const { scripts } = filesOf(name === '' ? [] : [routeFile(name)]);
    expect(sumOf(scripts)).toBeLessThanOrEqual(bytes);
    expect(scripts.size).toBeLessThanOrEqual(files);
  });

  it('S9.UI.03 one script of at most 1 kB comes before the first paint', () => {
    const early = readManifest()['src/early-taps.ts'];
    expect(early?.imports ?? []).toEqual([]);
    expect(bytesSent(early?.file ?? '')).toBeLessThanOrEqual(1000);
  });

  it('S9.UI.03 style sheets of home', () => {
    expect(sumOf(filesOf([]).styles)).toBeLessThanOrEqual(9000);
  });

  it('nothing of the back office, the colour list, zoom, charts or compression is in a shopper’s first view', () => {
    const manifest = readManifest();
    const heavy =
      /screens\/(Dashboard|ImageUpload|UpdateColors|OfferUpdate)|named-colours|ZoomPicture|DayCharts|compress/;
    const shopper = Object.keys(scriptLimits).flatMap((name) =>
      name === '' ? [] : [...filesOf([routeFile(name)]).scripts],
    );
    const heavyFiles = Object.entries(manifest).flatMap(([name, { file }]) => (heavy.test(name) ? [file] : []));
    expect(heavyFiles.length).toBeGreaterThan(5);
    expect(shopper.filter((file) => heavyFiles.includes(file))).toEqual([]);
  });
});
