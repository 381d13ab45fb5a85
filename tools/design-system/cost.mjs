/**
 * The size of each component of the design system, minified and gzipped, without React:
 * `node tools/design-system/cost.mjs` prints the table, `--write` puts it into the package's README.
 * A component's figure holds everything it needs (icons, Radix, shared styles); a page pays for shared parts once.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { costOf, kilobytes, root, using } from '../size/script-cost.mjs';

const designSystem = '@kayal/design-system';
/** React is left out: every page that uses a component has it. */
const react = /^react(-dom)?($|\/)/;
const source = path.join(root, 'packages/design-system/src');
const readme = path.join(root, 'packages/design-system/README.md');
const marks = ['<!-- cost:start -->', '<!-- cost:end -->'];

/** The entry's runtime exports of one component folder. */
const exportsOf = (component) => {
  const entry = readFileSync(path.join(source, 'index.ts'), 'utf8');
  return [...entry.matchAll(/export \{([^}]*)\} from '([^']+)'/g)]
    .filter(([, , file]) => file.includes(`/${component}/`))
    .flatMap(([, names]) => names.split(',').map((name) => name.trim()))
    .filter((name) => name && !name.startsWith('type '));
};

const components = readdirSync(path.join(source, 'components'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name) && exportsOf(entry.name).length > 0)
  .map(({ name }) => name)
  .toSorted();
const rows = [];
for (const component of components)
  rows.push({ component, ...(await costOf(using(exportsOf(component), designSystem), react)) });
const all = await costOf(using(components.flatMap(exportsOf), designSystem), react);
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
