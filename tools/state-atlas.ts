/**
 * State → story, from the machines, the table of screens and the stories' sources: `node tools/state-atlas.ts` writes
 * docs/state-atlas, as a page to read and as the data of the Storybook page Atlas/States.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readStories } from '../apps/shop/storybook/atlas/read-stories.test-support.ts';
import {
  chaptersOf,
  placeName,
  stateAtlas,
  type Chapter,
  type StateAtlas,
} from '../apps/shop/storybook/atlas/state-atlas.test-support.ts';

const root = path.dirname(import.meta.dirname);

/** Where the atlas is written. */
export const atlasFolder = path.join(root, 'docs/state-atlas');

const rowsOf = ({ places, excused }: Chapter): string[] => [
  ...places.map((place) => `| ${placeName(place)} | ${place.stories.join('<br>') || '**missing**'} |`),
  ...excused.map(({ state, reason }) => `| ${state} | none: ${reason} |`),
];

function readmeOf(atlas: StateAtlas): string {
  return [
    '# State atlas: every screen in every state',
    '',
    'Made by `node tools/state-atlas.ts` from the machines and the stories; `npm test` fails when it is out of date or when',
    'a state has no story. In Storybook it is the page Atlas/States.',
    '',
    `${atlas.shown} of ${atlas.total} states have a story.`,
    '',
    ...chaptersOf(atlas).flatMap((chapter) => [
      `## ${chapter.name}`,
      '',
      '| state | story |',
      '|---|---|',
      ...rowsOf(chapter),
      '',
    ]),
  ].join('\n');
}

/** The files of the atlas, by name, as the sources make them now. */
export function atlasFiles(): Readonly<Record<'README.md' | 'states.json', string>> {
  const atlas = stateAtlas(readStories(path.join(root, 'apps/shop/src')));
  return { 'README.md': readmeOf(atlas), 'states.json': `${JSON.stringify(atlas, null, 1)}\n` };
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(atlasFolder, { recursive: true });
  for (const [name, text] of Object.entries(atlasFiles())) writeFileSync(path.join(atlasFolder, name), text);
}
