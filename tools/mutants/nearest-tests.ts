import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '../source-files.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = sourceFiles(['packages', 'mocks', 'apps', 'tools']);

/** A project of `vitest.config.ts`. */
export type Project = 'unit' | 'api' | 'storybook';

/** The project whose tests a file contains; undefined for a file without tests. */
function projectOf(file: string): Project | undefined {
  if (file.endsWith('.stories.tsx')) return 'storybook';
  if (!file.endsWith('.test.ts')) return undefined;
  return file.includes('/api-tests/') ? 'api' : 'unit';
}

interface Package {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

const packages = globSync('{packages,apps}/*/package.json', { cwd: root })
  .concat('mocks/package.json')
  .map((file) => {
    const { name, exports = {} }: Package = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    return { name, exports, folder: path.dirname(file) };
  });

/** The file that an import names; undefined when it is not a source of this repository. */
function fileOf(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return path.join(path.dirname(importer), name);
  const owner = packages.find((each) => name === each.name || name.startsWith(`${each.name}/`));
  if (!owner) return undefined;
  const entry = `.${name.slice(owner.name.length)}`;
  return path.join(owner.folder, owner.exports[entry] ?? entry);
}

/** For each file the files that import values of it. */
const importers = new Map<string, string[]>();
for (const importer of sources)
  for (const [, from, loaded] of readFileSync(path.join(root, importer), 'utf8').matchAll(
    /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm,
  )) {
    const file = fileOf(from ?? loaded ?? '', importer);
    if (file !== undefined) importers.set(file, [...(importers.get(file) ?? []), importer]);
  }

/** The words of a path, without what kind of file it is. */
const wordsOf = (file: string): Set<string> =>
  new Set(
    file
      .replace(/\.[\w.-]+$/, '')
      .split(/[^a-zA-Z]+|(?=[A-Z])/)
      .map((word) => word.toLowerCase().replace(/s$/, '')),
  );

const tests = sources.flatMap((file) => {
  const project = projectOf(file);
  return project ? [{ file, project, words: wordsOf(file) }] : [];
});

/** How many tests have this word in their path, so that a rare word counts more. */
const frequency = new Map<string, number>();
for (const { words } of tests) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);

/**
 * The tests of a project that reach a source by imports, likeliest first: by the number of imports between them, then by
 * the words that both paths share, which alone say it of API tests, since each of them loads the whole server.
 */
export function nearestTests(source: string, project: Project): string[] {
  const distances = new Map([[source, 0]]);
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  const likeness = (words: ReadonlySet<string>): number =>
    [...wordsOf(source)].reduce((sum, word) => sum + (words.has(word) ? 1 / (frequency.get(word) ?? 1) : 0), 0);
  return tests
    .filter((test) => test.project === project && distances.has(test.file))
    .map(({ file, words }) => ({ file, distance: distances.get(file) ?? 0, likeness: likeness(words) }))
    .toSorted((one, other) => one.distance - other.distance || other.likeness - one.likeness)
    .map(({ file }) => file);
}
