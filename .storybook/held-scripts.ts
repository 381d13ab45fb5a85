import path from 'node:path';
import type { Plugin } from 'vite';

const sources = path.resolve(import.meta.dirname, '../apps/shop/src');
const machines = path.join(sources, 'machines');
const fetched = /\bimport\('(\.[^']+)'\)/g;

/**
 * Lets a replay say when the script of a machine arrives: `import('…/listing-filters.ts')` asks `kayalScript` first, if
 * there is one. On the real page such a script comes at some time, and what happened before that counts.
 */
export const heldScripts = (): Plugin => ({
  name: 'held-scripts',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.tsx?$/, exclude: /\.(test|stories)\./ } },
    handler: (code, id) =>
      id.startsWith(sources)
        ? code.replaceAll(fetched, (all, file: string) =>
            path.resolve(path.dirname(id), file).startsWith(machines)
              ? `(globalThis.kayalScript ?? ((_, load) => load()))('${path.basename(file, '.ts')}', () => ${all})`
              : all,
          )
        : null,
  },
});
