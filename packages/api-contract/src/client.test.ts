import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('./**/*.ts', { query: '?raw', import: 'default', eager: true });

/** A relative import as a key of `sources`. */
function resolved(from: string, name: string): string {
  return `.${new URL(name, new URL(from, 'file:///')).pathname}`;
}

/** All modules that a module loads at run time, directly or not; `import type` does not count. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const pattern = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
  for (const [, name = ''] of (sources[file] ?? '').matchAll(pattern)) {
    if (name.startsWith('.')) loadedBy(resolved(file, name), seen);
    else seen.add(name);
  }
  return seen;
}

it('the browser entry loads no package, so no schema reaches a shopper', () => {
  const loaded = [...loadedBy('./client.ts')];
  expect(loaded.filter((name) => !(name in sources))).toEqual([]);
  expect(loaded.filter((name) => name.includes('endpoint'))).toEqual([]);
  expect(loaded).toContain('./adapters/catalogue.ts');
  expect([...loadedBy('./index.ts')]).toContain('typebox');
});
