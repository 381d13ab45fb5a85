/**
 * The size of each component of the design system, minified and gzipped, without React:
 * `node tools/design-system-cost.mjs` prints the table, `--write` puts it into the package's README.
 * A component's figure holds everything it needs (icons, Radix, shared styles); a page pays for shared parts once.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

const root = path.join(import.meta.dirname, '..');
const source = path.join(root, 'packages/design-system/src');
const readme = path.join(root, 'packages/design-system/README.md');
const marks = ['<!-- cost:start -->', '<!-- cost:end -->'];
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** The entry's runtime exports of one component folder. */
const exportsOf = (component) => {
  const entry = readFileSync(path.join(source, 'index.ts'), 'utf8');
  return [...entry.matchAll(/export \{([^}]*)\} from '([^']+)'/g)]
    .filter(([, , file]) => file.includes(`/${component}/`))
    .flatMap(([, names]) => names.split(',').map((name) => name.trim()))
    .filter((name) => name && !name.startsWith('type '));
};

/** Gzipped bytes of a script that only uses these exports. */
async function cost(code) {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry.js' : null),
        load: (id) => (id === '\0entry.js' ? code : null),
      },
      vanillaExtractPlugin(),
    ],
    build: {
      write: false,
      minify: true,
      cssCodeSplit: false,
      rollupOptions: { input: 'entry', external: /^react(-dom)?($|\/)/, output: { format: 'es' } },
    },
  });
  const { output } = [result].flat()[0];
  const size = (parts) => parts.reduce((sum, part) => sum + gzipSync(part).length, 0);
  return {
    js: size(output.filter(({ type }) => type === 'chunk').map((chunk) => chunk.code)),
    css: size(output.filter(({ fileName }) => fileName.endsWith('.css')).map((asset) => asset.source)),
  };
}

const using = (names) =>
  `import { ${names.join(', ')} } from '@kayal/design-system'; globalThis.used = [${names.join(', ')}];`;
const components = readdirSync(path.join(source, 'components'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name) && exportsOf(entry.name).length > 0)
  .map(({ name }) => name)
  .toSorted();
const rows = [];
for (const component of components) rows.push({ component, ...(await cost(using(exportsOf(component)))) });
const all = await cost(using(components.flatMap(exportsOf)));
const table = [
  '| component | JS kB | CSS kB |',
  '|---|--:|--:|',
  ...rows.map(({ component, js, css }) => `| ${component} | ${kilobytes(js)} | ${kilobytes(css)} |`),
  `| **all of them together** | ${kilobytes(all.js)} | ${kilobytes(all.css)} |`,
].join('\n');
console.info(table);
if (process.argv.includes('--write')) {
  const text = readFileSync(readme, 'utf8');
  const [start, end] = marks;
  const before = text.slice(0, text.indexOf(start) + start.length);
  writeFileSync(readme, `${before}\n${table}\n${text.slice(text.indexOf(end))}`);
}
