import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readStories } from '../apps/shop/storybook/atlas/read-stories.test-support.ts';
import { stateAtlas } from '../apps/shop/storybook/atlas/state-atlas.test-support.ts';
import { searchPages } from '../tools/storybook-search.ts';
import { tracedRequirements } from '../tools/traceability.ts';

const root = path.dirname(import.meta.dirname);

/** The data of the pages of the atlas, made from the sources. */
const data: Readonly<Record<string, () => unknown>> = {
  'virtual:kayal/requirements': tracedRequirements,
  'virtual:kayal/states': () => stateAtlas(readStories(path.join(root, 'apps/shop/src'))),
};

/** Answers the imports of `virtual:kayal/…`. */
export const atlasData = (): Plugin => ({
  name: 'kayal:atlas-data',
  resolveId: { filter: { id: /^virtual:kayal\// }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:kayal\// },
    handler: (id) => `export default ${JSON.stringify(data[id.slice(1)]?.())}`,
  },
});

/**
 * Writes a page for all requirements, one for all tokens and one for all machines: Storybook's search finds their
 * headings.
 * @returns the pattern of the pages, as Storybook's setting `stories` takes it
 */
export function writeSearchPages(): string {
  const folder = path.join(root, '.cache/storybook-find');
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of searchPages()) writeFileSync(path.join(folder, `${name}.mdx`), text);
  return '../.cache/storybook-find/*.mdx';
}
