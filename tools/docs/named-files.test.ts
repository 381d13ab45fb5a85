import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from '../source-files.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = sourceFiles(['apps', 'packages', 'mocks', 'tools', 'deploy', '.storybook']);
const pages = globSync(
  ['*.md', 'docs/*.md', 'docs/adr/*.md', 'packages/*/README.md', 'packages/*/docs/*.md', 'deploy/*.md', 'mocks/*.md'],
  { cwd: root },
);

/** Each source by its whole path and by every end of it, from a folder or a name on. */
const ends = new Set(
  sources.flatMap((file) => {
    const parts = file.split(path.sep);
    return parts.map((_, index) => parts.slice(index).join('/'));
  }),
);

const isKnown = (name: string): boolean => ends.has(name) || ends.has(`${name}x`);

/** Comments of a TypeScript file; a string that holds two slashes is read as one too, which does no harm here. */
const commentsOf = (text: string): string => [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)].join('\n');

const unknownIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).filter((name) => !isKnown(name));

it('every source that a page names by its path, or by the end of it, exists', () => {
  const unknown = pages.flatMap((page) =>
    unknownIn(readFileSync(path.join(root, page), 'utf8'), /`(?:node )?((?:[\w.-]+\/)+[\w.-]+\.tsx?)`/g).map(
      (name) => `${page}: ${name}`,
    ),
  );
  expect(unknown).toEqual([]);
});

it('so does every source that a comment names', () => {
  const unknown = sources.flatMap((file) =>
    unknownIn(
      commentsOf(readFileSync(path.join(root, file), 'utf8')),
      /(?<![\w./:@<-])((?:[\w.-]+\/)*[\w-]+(?:\.[\w-]+)*\.tsx?)\b(?![/\w])/g,
    ).map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
