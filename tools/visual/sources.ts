import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ResolverFactory } from 'oxc-resolver';
import { parseSync } from 'vite';

/** What every picture is made from, whatever its story imports. The lock file stands for all libraries. */
const sharedFiles = [
  '.storybook/preview.tsx',
  'tools/visual/show-story.ts',
  'tools/visual/still-page.ts',
  'tools/visual/capture.ts',
];
const lockFile = 'package-lock.json';
/** What the pictures themselves are kept in: no picture is made from it. */
const isBaseline = (file: string) => file.includes('visual-baselines');

const resolver = new ResolverFactory({ conditionNames: ['import'], extensions: ['.ts', '.tsx', '.js'] });

/** The modules that a source names in `import` and `export … from`, also those that it loads later. */
function importsOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value ?? '')),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''),
    ),
  ];
}

/** Finds what sources are made from. Reads each file once. @param root absolute path of the repository */
function sourceReader(root: string) {
  const read = new Map<string, { readonly hash: string; readonly imports: readonly string[] }>();
  const open = (file: string) => {
    const known = read.get(file);
    if (known !== undefined) return known;
    const bytes = readFileSync(file);
    const imports = /\.tsx?$/.test(file) ? importsOf(file, bytes.toString()) : [];
    const found = {
      hash: createHash('sha256').update(bytes).digest('hex'),
      imports: [...new Set(imports)].flatMap((name) => {
        const target = resolver.sync(path.dirname(file), name.replace(/\?.*$/, '')).path;
        const isOurs = target?.startsWith(root) === true && !target.includes('/node_modules/') && !isBaseline(target);
        return isOurs ? [target] : [];
      }),
    };
    read.set(file, found);
    return found;
  };
  return (entries: readonly string[]): string => {
    const seen = new Set(entries.map((entry) => path.join(root, entry)));
    for (const file of seen) for (const target of open(file).imports) seen.add(target);
    const lines = [...seen].toSorted().map((file) => `${path.relative(root, file)} ${open(file).hash}`);
    return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
  };
}

/**
 * A hash for each file of stories, of all it is made from: what it imports, directly or not, the preview of Storybook, how
 * pictures are taken, and the versions of all libraries. With the same hash a story has the same picture.
 * @param pattern of the files, from the repository's root
 * @param root absolute path of the repository
 * @param shared files that every picture is made from
 */
export function sourceHashes(
  pattern: string,
  root = process.cwd(),
  shared: readonly string[] = [...sharedFiles, lockFile],
): Readonly<Record<string, string>> {
  const hashOf = sourceReader(root);
  return Object.fromEntries(
    globSync(pattern, { cwd: root })
      .toSorted()
      .map((file) => [file, hashOf([file, ...shared])]),
  );
}
