import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readRuns, type Run } from './figures-file.ts';
import { filled, pagesWithFigures } from './figures.ts';

const root = path.resolve(import.meta.dirname, '../..');

it.each(pagesWithFigures)(
  '%s has the figures of docs/figures.json (`node tools/docs/figures.ts` writes them)',
  (page) => {
    const text = readFileSync(path.join(root, page), 'utf8');
    expect(text).toContain('<!-- figures ');
    expect(filled(text, readRuns())).toBe(text);
  },
);

it('every run that is stored is shown on a page', () => {
  const shown = pagesWithFigures.map((page) => readFileSync(path.join(root, page), 'utf8')).join('\n');
  expect(Object.keys(readRuns()).filter((name) => !shown.includes(`<!-- figures ${name} -->`))).toEqual([]);
});

it('a block says the value, its ceiling, and on what machine it was measured', () => {
  const run: Run = {
    command: 'npm run bench -- read-rates',
    commit: 'abc',
    date: '2026-01-02',
    cores: 2,
    load: 3.5,
    quick: true,
    figures: { list: { value: 9000, unit: '/s', aim: '85 %', ceiling: 10_000 } },
  };
  const text = filled('a\n<!-- figures read-rates -->\nold\n<!-- /figures -->\nb', { 'read-rates': run });
  expect(text).toContain('2026-01-02 at abc, 2 cores shared with other work (load 3.5), a short run');
  expect(text).toContain('| list | 85 % | 9,000/s | 10,000/s (90 %) |');
  expect(text).toMatch(/^a\n.*\nb$/s);
  expect(text).not.toContain('old');
});

it('figures of both engines stand beside each other, each with its own aim and ceiling', () => {
  const run: Run = {
    command: 'npm run bench -- write-rates',
    commit: 'abc',
    date: '2026-01-02',
    cores: 2,
    load: 0,
    quick: false,
    figures: {
      start: { value: 1, unit: 's' },
      'orders, SQLite, p99': { value: 5, unit: 'ms', aim: '≤ 9', ceiling: 4 },
      'orders, PostgreSQL, p99': { value: 7, unit: 'ms', aim: '≤ 20' },
    },
  };
  const text = filled('<!-- figures write-rates -->\n<!-- /figures -->', { 'write-rates': run });
  expect(text).toContain('| start |  | 1 s |  |');
  expect(text).toContain('| orders, p99 | ≤ 9; PostgreSQL ≤ 20 | 5 ms; ceiling 4 ms (125 %) | 7 ms |');
});

it('a block of a program that was not run says so', () => {
  expect(filled('<!-- figures storms -->\n<!-- /figures -->', {})).toContain(
    'Not measured yet: `npm run bench -- storms`',
  );
});
