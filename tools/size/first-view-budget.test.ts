/**
 * The bytes that a browser receives for each page, from the built files in the form that is sent: compressed by Brotli
 * where that makes them smaller. Reads files only, so it is exact and quick.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { adminFolders } from '../admin-folders.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'apps/shop/dist/client');

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

/** Size of a file in the form that is sent, bytes. */
const bytesSent = (file: string): number => {
  const compressed = path.join(folder, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size;
};

const sumOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + bytesSent(file), 0);

/**
 * The files that a page with these routes loads for its first view. Later requests are not counted: the session
 * and the content of a personal page.
 */
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

/** Limits for the scripts of one page: bytes as sent, and number of files. */
interface ScriptLimit {
  readonly bytes: number;
  readonly files: number;
}

/** One file is the entry, which is apart so that the sheet with the fonts holds nothing else. */
const anyPage: ScriptLimit = { bytes: 120_000, files: 9 };

/** Pages with limits of their own, each with the reason. */
const ownLimits: Readonly<Record<string, ScriptLimit>> = {
  'src/screens/Home/route.ts': { bytes: 105_000, files: 9 },
  // The layout of the sign-in family and its fields are two files that only these pages share.
  'src/screens/Login/route.ts': { bytes: 120_000, files: 10 },
  'src/screens/SignUp/route.ts': { bytes: 120_000, files: 10 },
  // And the boxes of a code, which the bag shares.
  'src/screens/Verify/route.ts': { bytes: 120_000, files: 11 },
  'src/screens/ForgotPassword/route.ts': { bytes: 120_000, files: 10 },
};

const signInLayout = 'src/chrome/AuthLayout/route.ts';

/** Every page of a shopper with its routes, read from `routes.tsx`, so that a new page has the common limit. */
function shopperPages(): [name: string, routes: readonly string[]][] {
  const source = readFileSync(path.join(root, 'apps/shop/src/routes.tsx'), 'utf8');
  const signInAt = source.indexOf(signInLayout);
  const adminAt = source.indexOf('src/chrome/AdminLayout/route.ts');
  const screensIn = (text: string) => [
    ...new Set([...text.matchAll(/'(src\/screens\/[^'#]+)[^']*',/g)].map(([, id = '']) => id)),
  ];
  return [
    ...screensIn(source.slice(0, signInAt)).map((id): [string, string[]] => [id, [id]]),
    ...screensIn(source.slice(signInAt, adminAt)).map((id): [string, string[]] => [id, [signInLayout, id]]),
  ];
}

describe('budget of the first view', () => {
  it('knows every page of a shopper', () => {
    const names = shopperPages().map(([name]) => name);
    expect(names.length).toBeGreaterThanOrEqual(23);
    expect(Object.keys(ownLimits).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(shopperPages())('S9.UI.03 scripts of %s', (name, routes) => {
    const { bytes, files } = ownLimits[name] ?? anyPage;
    const { scripts } = filesOf(routes);
    expect(sumOf(scripts)).toBeLessThanOrEqual(bytes);
    expect(scripts.size).toBeLessThanOrEqual(files);
  });

  it('S9.UI.03 one script of max 1 kB runs before the first paint', () => {
    const early = readManifest()['src/early-taps.ts'];
    expect(early?.imports ?? []).toEqual([]);
    expect(bytesSent(early?.file ?? '')).toBeLessThanOrEqual(1000);
  });

  it('S9.UI.03 style sheets of home', () => {
    expect(sumOf(filesOf(['src/screens/Home/route.ts']).styles)).toBeLessThanOrEqual(9000);
  });

  it('a shopper’s first view has no code of the back office, colour list, zoom, charts or compression', () => {
    const manifest = readManifest();
    const heavy = (name: string): boolean =>
      adminFolders.some((each) => name.startsWith(each)) || /named-colours|ZoomPicture|DayCharts|compress/.test(name);
    const shopper = shopperPages().flatMap(([, routes]) => [...filesOf(routes).scripts]);
    const heavyFiles = Object.entries(manifest).flatMap(([name, { file }]) => (heavy(name) ? [file] : []));
    expect(heavyFiles.length).toBeGreaterThan(5);
    expect(shopper.filter((file) => heavyFiles.includes(file))).toEqual([]);
  });

  it('no file imports itself through others: a constant of it would be undefined in them', () => {
    const manifest = readManifest();
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (name: string, above: readonly string[]): void => {
      if (above.includes(name)) cycles.push([...above.slice(above.indexOf(name)), name].join(' → '));
      if (done.has(name)) return;
      done.add(name);
      for (const imported of manifest[name]?.imports ?? []) visit(imported, [...above, name]);
    };
    for (const name of Object.keys(manifest)) visit(name, []);
    expect(cycles).toEqual([]);
  });
});
