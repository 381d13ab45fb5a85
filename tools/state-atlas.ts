/**
 * State → story and transition → story, from the machines, the table of screens and the stories' sources:
 * `node tools/state-atlas.ts` writes docs/state-atlas, as a page to read and as the data of the Storybook page
 * Atlas/States. With `--record [story file…]` it runs those stories first, or all of the shop, and notes which
 * transitions each takes; with `--check` it fails where an input no longer causes what is noted.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readStories } from '../apps/shop/storybook/atlas/read-stories.test-support.ts';
import {
  chaptersOf,
  placeName,
  stateAtlas,
  type Chapter,
  type StateAtlas,
} from '../apps/shop/storybook/atlas/state-atlas.test-support.ts';
import type { TransitionClaim } from '../apps/shop/storybook/atlas/taken-transitions.test-support.ts';
import {
  chooseClaims,
  transitionAtlas,
  type TransitionAtlas,
  type TransitionChapter,
} from '../apps/shop/storybook/atlas/transition-atlas.test-support.ts';

const root = path.dirname(import.meta.dirname);

/** Where the atlas is written. */
export const atlasFolder = path.join(root, 'docs/state-atlas');
const claimsFile = path.join(atlasFolder, 'transitions.json');

const readClaims = (file: string): TransitionClaim[] => JSON.parse(readFileSync(file, 'utf8'));

/** The transitions that stories claim to take, as they were recorded. */
export const listedClaims = (): TransitionClaim[] => readClaims(claimsFile);

const rowsOf = ({ places, excused }: Chapter): string[] => [
  ...places.map((place) => `| ${placeName(place)} | ${place.stories.join('<br>') || '**missing**'} |`),
  ...excused.map(({ state, reason }) => `| ${state} | none: ${reason} |`),
];

const cell = (text: string): string => text.replaceAll('|', '\\|');

const transitionRows = ({ places, excused }: TransitionChapter): string[] => [
  ...places.map(({ label, cause, story }) => `| ${cell(label)} | ${cell(cause)} | ${story ?? 'none yet'} |`),
  ...excused.map(({ label, reason }) => `| ${cell(label)} | none: ${reason} |  |`),
];

function readmeOf(atlas: StateAtlas, transitions: TransitionAtlas): string {
  return [
    '# State atlas: every screen in every state, and every transition',
    '',
    'Made by `node tools/state-atlas.ts` from the machines and the stories; `npm test` fails when it is out of date or when',
    'a state has no story. In Storybook it is the page Atlas/States.',
    '',
    `${atlas.shown} of ${atlas.total} states have a story.`,
    '',
    `${transitions.taken} of ${transitions.total} transitions are taken by a story, ${transitions.byInput} of them by an`,
    'input on the screen, named by its role and name. The others of them are caused by the time, by the server, or as listed.',
    'All rows are what a recorded run showed; `node tools/state-atlas.ts --check` fails where an input no longer causes what is',
    'listed for it. The transitions that no story takes have their reason, and are left to the walk of the core’s tests.',
    '',
    ...chaptersOf(atlas).flatMap((chapter) => [
      `## ${chapter.name}`,
      '',
      '| state | story |',
      '|---|---|',
      ...rowsOf(chapter),
      '',
    ]),
    ...transitions.machines.flatMap((chapter) => [
      `## Transitions of ${chapter.name}`,
      '',
      '| transition | cause | story |',
      '|---|---|---|',
      ...transitionRows(chapter),
      '',
    ]),
  ].join('\n');
}

/** The files of the atlas, by name, as the sources make them now. */
export function atlasFiles(): Readonly<Record<'README.md' | 'states.json', string>> {
  const atlas = stateAtlas(readStories(path.join(root, 'apps/shop/src')));
  const transitions = transitionAtlas(listedClaims());
  return {
    'README.md': readmeOf(atlas, transitions),
    'states.json': `${JSON.stringify({ ...atlas, transitions }, null, 1)}\n`,
  };
}

function run(files: readonly string[], env: Readonly<Record<string, string>>): void {
  const { status } = spawnSync('vitest', ['run', '--project', 'storybook', ...files], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  process.exitCode = status ?? 1;
}

/** Runs stories and lists the transitions they take. */
function record(files: readonly string[]): void {
  const folder = path.join(root, '.cache/transitions');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run(files, { STORYBOOK_TRANSITIONS_FOLDER: folder });
  const recorded = globSync('*.json', { cwd: folder })
    .toSorted()
    .flatMap((file) => readClaims(path.join(folder, file)));
  writeFileSync(claimsFile, `${JSON.stringify(chooseClaims(listedClaims(), recorded), null, 1)}\n`);
}

if (process.argv[1] === import.meta.filename) {
  const [flag, ...files] = process.argv.slice(2);
  if (flag === '--check') run(files, { STORYBOOK_TRANSITIONS: 'check' });
  if (flag === '--record') record(files.length > 0 ? files : ['apps/shop']);
  for (const [name, text] of Object.entries(atlasFiles())) writeFileSync(path.join(atlasFolder, name), text);
}
