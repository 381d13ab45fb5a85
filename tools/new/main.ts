/** `npm run new -- component|machine|endpoint|screen NAME`: the files of the nearest sibling, a failing test first. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { component } from './templates/component.ts';
import { endpoint } from './templates/endpoint.ts';
import { machine } from './templates/machine.ts';
import type { Addition, Names } from './templates/made.ts';
import { screen } from './templates/screen.ts';

const templates = { component, machine, endpoint, screen };

const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

/** A name in every spelling, from any of them. */
function namesOf(name: string): Names {
  const parts = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/);
  const pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return {
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    kebab: parts.join('-'),
    words: parts.join(' '),
  };
}

function add({ file, before, text }: Addition): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith(before));
  lines.splice(at < 0 ? lines.length - 1 : at, 0, text);
  writeFileSync(file, lines.join('\n'));
}

const [kind = '', name = ''] = process.argv.slice(2);
const template = Object.entries(templates).find(([each]) => each === kind)?.[1];
if (template === undefined || !/^[A-Za-z][A-Za-z\d-]*$/.test(name)) {
  fail(`Say what and its name: npm run new -- ${Object.keys(templates).join('|')} NAME`);
} else {
  const { files, additions, failing, next } = template(namesOf(name));
  const taken = Object.keys(files).filter((file) => existsSync(file));
  if (taken.length > 0) fail(`There is ${taken.join(', ')} already.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const each of additions) add(each);
  console.info([...Object.keys(files), ...additions.map(({ file }) => `${file} (a line)`)].join('\n'));
  console.info(`\nBegin with the test that fails: ${failing}\n${next.join('\n')}`);
}
