import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const root = path.dirname(import.meta.dirname);

/**
 * The entries of each package. The design system is not among them: each of its components is published, whether or not
 * the shop shows it.
 */
const entries = {
  '@kayal/commerce-core': ['index.ts', 'named-colours/named-colours.ts'],
  '@kayal/api-contract': ['index.ts', 'client.ts'],
  '@kayal/demo-catalogue': ['index.ts'],
} as const;

/** Exports that nothing in this repository imports, each with the reason why its package still publishes it. */
const publicApi: Readonly<Record<keyof typeof entries, Readonly<Record<string, string>>>> = {
  '@kayal/commerce-core': {
    NotProvidedError: 'what a machine throws to a storefront that forgot an actor',
    activeAddress: 'the README places an order with it',
    noFilters: 'what the listing machine starts from',
  },
  '@kayal/api-contract': {
    errorBodySchema: 'a client checks refusals by it',
    createAccountSecurityApi: 'a listed part of the client',
    createAdminAccountsApi: 'a listed part of the client',
    createSetupApi: 'a listed part of the client',
    createCatalogueAdminApi: 'a listed part of the client',
    createSettingsApi: 'a listed part of the client',
    importFileBytes: 'the values an endpoint accepts',
    shopSettingsSchema: 'the values an endpoint accepts',
    importFields: 'the values an endpoint accepts',
    importModes: 'the values an endpoint accepts',
    importStates: 'the values an endpoint accepts',
    importSources: 'the values an endpoint accepts',
    changeKinds: 'the values an endpoint accepts',
    changeFilters: 'the values an endpoint accepts',
    mailKinds: 'the values an endpoint accepts',
    shelfSources: 'the values an endpoint accepts',
    adminProductStates: 'the values an endpoint accepts',
    adminProductSorts: 'the values an endpoint accepts',
    tokenScopes: 'the values an endpoint accepts',
  },
  '@kayal/demo-catalogue': {
    firstArrivals: 'the seed is tested against it',
    firstOfAll: 'the seed is tested against it',
  },
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

/** What is imported from each of the packages. Tests, stories and tools do not count; the mocks do: they answer by the contract. */
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
  it.each(packages)('%s export nothing that nobody imports', (name) => {
    const used = imported.get(name) ?? new Set();
    const exported = entries[name].flatMap((file) =>
      exportsOf(path.join(name.replace('@kayal', 'packages'), 'src', file)),
    );
    const listed = Object.keys(publicApi[name]);
    const idle = new Set(exported.filter((each) => !used.has(each) && !listed.includes(each)));
    expect([...idle]).toEqual([]);
    expect(listed.filter((each) => !exported.includes(each))).toEqual([]);
  });
});
