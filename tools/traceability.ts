/**
 * Row → code → story and test, from the ids in the sources: `node tools/traceability.ts` writes docs/traceability, as a
 * page to read and as the data of the Storybook page Atlas/Traceability. An id counts where a file contains it, as
 * `S2.HOME.05` or within a range such as `S2.HOME.05-07`; in code, not in tests, the name of an area (`S2.HOME`) counts
 * for all its rows. In a file of stories it counts for the stories that name it, or for the file when none of them
 * does.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './source-files.ts';
import { storiesIn, type StorySource } from '../apps/shop/storybook/atlas/read-stories.test-support.ts';
import {
  isProven,
  isShown,
  type NamedStory,
  type Requirement,
  type TracedRequirement,
} from '../apps/shop/storybook/atlas/traceability/requirements.test-support.ts';

const root = path.dirname(import.meta.dirname);
const folders = ['packages', 'apps', 'mocks', 'tools', '.storybook'];

/** The folder of the written pages. */
export const traceabilityFolder = path.join(root, 'docs/traceability');

/** Every row of the checklist and every judgement call. */
export function requirements(): Requirement[] {
  return JSON.parse(readFileSync(path.join(traceabilityFolder, 'requirements.json'), 'utf8'));
}

/** The ids in a text; a range counts as each of its ids. */
export function idsIn(text: string, known: ReadonlySet<string>): Set<string> {
  const ids = new Set<string>();
  for (const [, prefix = '', first = '', last] of text.matchAll(/\b((?:S\d\.[A-Z]+\.)|J)(\d\d)(?:[-–](\d\d))?\b/g)) {
    const from = Number(first);
    const to = last === undefined ? from : Number(last);
    for (let number = from; number <= Math.max(from, to); number += 1) {
      const id = `${prefix}${String(number).padStart(2, '0')}`;
      if (known.has(id)) ids.add(id);
    }
  }
  return ids;
}

/** All ids of the areas that a text names as a whole, such as `S2.HOME`. */
export function areaIdsIn(text: string, known: ReadonlySet<string>): Set<string> {
  const areas = [...text.matchAll(/\bS\d\.[A-Z]+\b(?!\.\d)/g)].map(([area]) => `${area}.`);
  return new Set([...known].filter((id) => areas.some((area) => id.startsWith(area))));
}

const isTest = (file: string): boolean => /\.(test|stories|e2e)\.tsx?$/.test(file);

const sources = (): string[] => sourceFiles(folders).filter((file) => !file.startsWith('tools/traceability'));

/** Title without its section in the sidebar, then the story's name. */
const namedStory = ({ id, title, name, width }: StorySource): NamedStory => ({
  id,
  name: `${title.slice(title.indexOf('/') + 1)}: ${name}`,
  width,
});

function add<Thing>(found: Map<string, Thing[]>, id: string, thing: Thing): void {
  found.set(id, [...(found.get(id) ?? []), thing]);
}

/** Every row with the stories, tests and code that name it. */
function tracedRequirements(): TracedRequirement[] {
  const rows = requirements();
  const known = new Set(rows.map(({ id }) => id));
  const stories = new Map<string, NamedStory[]>();
  const tests = new Map<string, string[]>();
  const code = new Map<string, string[]>();
  for (const file of sources()) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const ids = idsIn(text, known);
    for (const story of file.endsWith('.stories.tsx') ? storiesIn(file, text) : []) {
      for (const id of idsIn(story.words, known)) {
        add(stories, id, namedStory(story));
        ids.delete(id);
      }
    }
    const found = isTest(file) ? tests : code;
    if (!isTest(file)) for (const id of areaIdsIn(text, known)) ids.add(id);
    for (const id of ids) add(found, id, file);
  }
  return rows.map(({ id, text }) => ({
    id,
    text,
    stories: (stories.get(id) ?? []).toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    tests: tests.get(id) ?? [],
    code: code.get(id) ?? [],
  }));
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 3);
  return names.length > 3 ? `${shown.join('<br>')}<br>and ${names.length - 3} more` : shown.join('<br>');
}

const inCode = (file: string): string => `\`${file.replace(/^(packages|apps)\//, '')}\``;
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function readmeOf(rows: readonly TracedRequirement[]): string {
  const proven = rows.filter(isProven).length;
  const shown = rows.filter(isShown).length;
  return [
    '# Traceability: requirement → code → story and test',
    '',
    'Made by `node tools/traceability.ts` from the ids in the sources; `npm test` fails when it is out of date or when a row',
    'has neither story nor test. In Storybook it is the page Atlas/Traceability, which lists all and shows the stories.',
    '',
    `${proven} of ${rows.length} rows and judgement calls have a story or a test, ${shown} of them a story.`,
    '',
    '| id | requirement | code | stories | other tests |',
    '|---|---|---|---|---|',
    ...rows.map(({ id, text, stories, tests, code }) => {
      const proofs = isProven({ stories, tests }) ? listed(stories.map((story) => story.id)) : '**missing**';
      return `| ${id} | ${cell(text)} | ${listed(code.map(inCode))} | ${proofs} | ${listed(tests.map(inCode))} |`;
    }),
    '',
  ].join('\n');
}

/** The content of the folder's files, by name, made from the current sources. */
export function traceabilityFiles(): Readonly<Record<'README.md' | 'traceability.json', string>> {
  const rows = tracedRequirements();
  const lines = rows.map((row) => JSON.stringify(row));
  return { 'README.md': readmeOf(rows), 'traceability.json': `[\n${lines.join(',\n')}\n]\n` };
}

if (process.argv[1] === import.meta.filename) {
  for (const [name, text] of Object.entries(traceabilityFiles())) {
    writeFileSync(path.join(traceabilityFolder, name), text);
  }
}
