/**
 * `npm run new -- component|machine|endpoint|screen NAME`: the files of the nearest sibling, a failing test first. A folder
 * of `templates` holds the files of a kind, and the JSON of its name the lines to add to files that list things.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Each line comes before the first one that begins with `before`, else at the end. */
interface Template {
  readonly additions: readonly { readonly file: string; readonly before: string; readonly text: string }[];
  /** The test that fails until the work is done. */
  readonly failing: string;
  readonly next: readonly string[];
}

const folder = path.join(import.meta.dirname, 'templates');
const kinds = globSync('*.json', { cwd: folder })
  .map((file) => path.basename(file, '.json'))
  .toSorted();
const [kind = '', name = ''] = process.argv.slice(2);

const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

if (!kinds.includes(kind) || !/^[A-Za-z][A-Za-z\d-]*$/.test(name))
  fail(`Say what and its name: npm run new -- ${kinds.join('|')} NAME`);

const words = name
  .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
  .toLowerCase()
  .split(/[\s_-]+/);
const pascal = words.map(capital).join('');
/** The name in every spelling. */
const spellings: Readonly<Record<string, string>> = {
  __Pascal__: pascal,
  __camel__: pascal.charAt(0).toLowerCase() + pascal.slice(1),
  __kebab__: words.join('-'),
  __words__: words.join(' '),
  __Words__: capital(words.join(' ')),
};
const named = (text: string): string => text.replaceAll(/__[A-Za-z]+__/g, (each) => spellings[each] ?? each);
const read = (file: string): string => named(readFileSync(path.join(folder, file), 'utf8'));

const { additions, failing, next }: Template = JSON.parse(read(`${kind}.json`));
const files = globSync(`${kind}/**/*.txt`, { cwd: folder }).map((file) => ({
  text: read(file),
  target: named(path.relative(kind, file)).replace(/\.txt$/, ''),
}));
const taken = files.filter(({ target }) => existsSync(target));
if (taken.length > 0) fail(`There is ${taken.map(({ target }) => target).join(', ')} already.`);
for (const { target, text } of files) {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
for (const { file, before, text } of additions) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith(before));
  lines.splice(at < 0 ? lines.length - 1 : at, 0, text);
  writeFileSync(file, lines.join('\n'));
}
console.info([...files.map(({ target }) => target), ...additions.map(({ file }) => `${file} (a line)`)].join('\n'));
console.info(`\nBegin with the test that fails: ${failing}\n${next.join('\n')}`);
