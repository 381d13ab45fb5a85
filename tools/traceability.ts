/**
 * Row → code → story and test, from the ids in the sources: the data of Storybook's page Atlas/Traceability. An id counts
 * where a file contains it, as `S2.HOME.05` or within a range such as `S2.HOME.05-07`; in code, not in tests, the name of
 * an area (`S2.HOME`) counts for all its rows. In a file of stories it counts for the stories that name it, or for the
 * file when none of them does.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './source-files.ts';
import { storiesIn, type StorySource } from '../apps/shop/storybook/atlas/read-stories.test-support.ts';
import type {
  NamedStory,
  Requirement,
  TracedRequirement,
} from '../apps/shop/storybook/atlas/traceability/requirements.test-support.ts';

const root = path.dirname(import.meta.dirname);
const folders = ['packages', 'apps', 'mocks', 'tools', '.storybook'];

/** Every row of the checklist and every judgement call. */
export function requirements(): Requirement[] {
  return JSON.parse(readFileSync(path.join(root, 'docs/traceability/requirements.json'), 'utf8'));
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
export function tracedRequirements(): TracedRequirement[] {
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
