/**
 * The size of each export of the commerce core, minified and gzipped: `node tools/core-cost.mjs`.
 * XState is part of every figure of a machine; pages that use several machines load it once.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = path.join(import.meta.dirname, '..');
const machines = readdirSync(path.join(root, 'packages/commerce-core/src/machines'));
const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Gzipped bytes of a script that only uses this export. */
async function cost(source) {
  const entry = '\0entry.js';
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: { write: false, minify: true, rollupOptions: { input: 'entry', output: { format: 'es' } } },
  });
  const [{ output }] = [result].flat();
  return output.filter(({ type }) => type === 'chunk').reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}

const using = (name, from = '@kayal/commerce-core') => `import { ${name} } from '${from}'; globalThis.used = ${name};`;
const rows = [
  [
    'XState alone',
    await cost(
      `import { setup, assign, createActor, fromPromise } from 'xstate'; globalThis.used = [setup, assign, createActor, fromPromise];`,
    ),
  ],
  ...(await Promise.all(
    machines.map(async (name) => [`${camel(name)}Machine`, await cost(using(`${camel(name)}Machine`))]),
  )),
  ['formatMoney', await cost(using('formatMoney'))],
  ['filterSizes', await cost(using('filterSizes'))],
  ['namedColours', await cost(using('namedColours', '@kayal/commerce-core/named-colours'))],
];
for (const [name, bytes] of rows) console.info(`${name.padEnd(26)} ${(bytes / 1000).toFixed(1)} kB`);
