import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { searchPages } from './storybook-search.ts';

const pages = searchPages();

it.each(pages.map(({ file, text }) => ({ name: path.basename(file), file, text })))(
  '$name is current (`node tools/storybook-search.ts`)',
  ({ file, text }) => expect(readFileSync(file, 'utf8')).toBe(text),
);

it("Storybook's search finds every requirement, token and machine: each is a heading", () => {
  const [requirements = [], tokens = [], machines = []] = pages.map(({ text }) => text.match(/^### \S.*$/gm) ?? []);
  expect(requirements.filter((heading) => !/^### (?:S\d\.[A-Z]+\.\d\d|J\d\d) \S/.test(heading))).toEqual([]);
  expect(requirements.length).toBeGreaterThan(600);
  const variables = pages[1]?.text.match(/^#### --k-[\w-]+$/gm) ?? [];
  expect(tokens.filter((heading) => !/^### \w+(?:\.[\w-]+)+$/.test(heading))).toEqual([]);
  expect(tokens.length).toBeGreaterThan(80);
  expect(variables).toHaveLength(tokens.length);
  expect(machines.filter((heading) => !/^### \w+Machine$/.test(heading))).toEqual([]);
  expect(machines.length).toBeGreaterThanOrEqual(18);
});
