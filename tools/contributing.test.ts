import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.dirname(import.meta.dirname);
const guide = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');

it('every path that the guide names exists', () => {
  const named = [...guide.matchAll(/`((?:packages|apps|mocks|tools|docs|\.storybook)\/[\w./-]+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('every sibling has the files that the guide promises', () => {
  const rows = [...guide.matchAll(/^\| an? [^|]+ \| `([^`]+)` \| ([^|;]+)/gm)];
  const missing = rows.flatMap(([, folder = '', files = '']) => {
    const promised = [...files.matchAll(/`((?:\w[\w-]*)?\.[a-z.]+)`/g)].map(([, file = '']) => file);
    const present = promised.length === 0 ? [] : readdirSync(path.join(root, folder));
    return promised.filter((file) => !present.some((each) => each.endsWith(file))).map((file) => `${folder}: ${file}`);
  });
  expect(rows.length).toBeGreaterThan(6);
  expect(missing).toEqual([]);
});
