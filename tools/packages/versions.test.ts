import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const root = path.resolve(import.meta.dirname, '../..');
const published = globSync('packages/*/package.json', { cwd: root })
  .map((file) => {
    const manifest: Manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    return { folder: path.join(root, path.dirname(file)), manifest };
  })
  .filter(({ manifest }) => manifest.private !== true);

const parts = (version: string): readonly number[] => version.replace('^', '').split('.').map(Number);

/** Whether a version satisfies a range such as `^5.33.0`. Below 1.0.0 the minor number counts as the major one. */
function satisfies(version: string, range: string): boolean {
  const [wanted, found] = [parts(range), parts(version)];
  const fixed = wanted[0] === 0 ? 2 : 1;
  if (wanted.slice(0, fixed).join('.') !== found.slice(0, fixed).join('.')) return false;
  const [index] = wanted.flatMap((part, at) => (part === found[at] ? [] : [at]));
  return index === undefined || (found[index] ?? 0) > (wanted[index] ?? 0);
}

it('reads every published package', () => expect(published.length).toBeGreaterThanOrEqual(4));

it.each(published)('$manifest.name: its version has an entry in its CHANGELOG.md', ({ folder, manifest }) => {
  expect(readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${manifest.version}\n`);
});

it.each(published)('$manifest.name: its ranges accept the versions it is tested with', ({ manifest }) => {
  const siblings = published.map(({ manifest: { name, version } }) => [name, version] as const);
  const tested = new Map([...Object.entries(manifest.devDependencies ?? {}), ...siblings]);
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
  const wrong = ranges.filter(([name, range]) => {
    if (!range.startsWith('^')) return false;
    const version = tested.get(name);
    return version === undefined || !satisfies(version, range);
  });
  expect(wrong).toEqual([]);
  // A shop has one React and one XState: as dependencies a second copy would be installed.
  for (const name of ['react', 'react-dom', 'xstate', 'vue']) expect(manifest.dependencies).not.toHaveProperty(name);
});
