import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const root = path.dirname(import.meta.dirname);

/**
 * The entries of each package, without the design system: all its components are published, whether or not
 * the shop shows it.
 */
const entries = {
  '@kayal/commerce-core': ['index.ts', 'named-colours/named-colours.ts'],
  '@kayal/api-contract': ['index.ts', 'client.ts'],
  '@kayal/demo-catalogue': ['index.ts'],
} as const;

/** Exports that nothing here imports, each with the reason why its package publishes it. */
const publicApi: Readonly<Record<keyof typeof entries, readonly (readonly [names: RegExp, reason: string])[]>> = {
  '@kayal/commerce-core': [
    [/^NotProvidedError$/, 'what a machine throws to a storefront that forgot an actor'],
    [/^(optimisticQueue|changeToSend|emptyList)$/, 'what a storefront builds a list of its own on'],
    [/^activeAddress$/, 'the README places an order with it'],
    [
      /^(orderLife|payment|peopleImport|pictureFetch|rehearsal|shopArchive)Machine$/,
      'what `nextOrderLife`, `nextPayment`, `nextPeopleImport`, `nextFetch`, `nextRehearsal` and `nextArchive` run, for who draws it',
    ],
    [/^noFilters$/, 'what the listing machine starts from'],
  ],
  '@kayal/api-contract': [
    [/^create\w+Api$/, 'the parts of the client'],
    [/^createPaymentsClient$/, 'the client of a page that waits for a payment'],
    [
      /(States|Stages|Steps|Takers|Sorts|Kinds|Modes|Fields|Sources|Filters|Scopes|Obstacles|Hints|Ways|Reasons|Problems)$/,
      'the values that an endpoint accepts',
    ],
    [/(Limits|Bytes|Schema)$/, 'what a caller checks a file, a setting or a refusal by'],
  ],
  '@kayal/demo-catalogue': [[/^(firstArrivals|firstOfAll)$/, 'the seed is tested against it']],
};

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => each.split(' as ')[0] ?? each);

/** The values that a module exports, by name; `export *` is followed. */
function exportsOf(file: string): string[] {
  const text = read(file);
  const own = [...text.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)].map(([, name = '']) => name);
  const lists = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => namesIn(list));
  const followed = [...text.matchAll(/^export \* from '(\.[^']+)'/gm)].flatMap(([, from = '']) =>
    exportsOf(path.join(path.dirname(file), from)),
  );
  return [...own, ...lists, ...followed];
}

/** The names imported from each package. Tests, stories and tools do not count; the mocks do. */
function productionImports(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const production = sourceFiles(['packages', 'mocks/src', 'apps/shop/src', 'apps/server/src']).filter(
    (file) => !/\.(test|stories|test-support)\.|\/(testing|api-tests|examples)\//.test(file),
  );
  for (const file of production) {
    for (const [, list = '', from = ''] of read(file).matchAll(
      /(?:import|export|const) (?!type)\{([^}]*)\} (?:from |= await import\()'(@kayal\/[^']+)'/g,
    )) {
      const name = from.split('/').slice(0, 2).join('/');
      found.set(name, new Set([...(found.get(name) ?? []), ...namesIn(list)]));
    }
  }
  return found;
}

const packages = ['@kayal/commerce-core', '@kayal/api-contract', '@kayal/demo-catalogue'] as const;

describe('the entries of a package', () => {
  const imported = productionImports();
  it.each(packages)('every export of %s is imported', (name) => {
    const used = imported.get(name) ?? new Set();
    const exported = entries[name].flatMap((file) =>
      exportsOf(path.join(name.replace('@kayal', 'packages'), 'src', file)),
    );
    const isPublic = (each: string): boolean => publicApi[name].some(([names]) => names.test(each));
    const idle = new Set(exported.filter((each) => !used.has(each) && !isPublic(each)));
    expect([...idle]).toEqual([]);
    for (const [names] of publicApi[name])
      expect(
        exported.some((each) => names.test(each)),
        String(names),
      ).toBe(true);
  });
});
