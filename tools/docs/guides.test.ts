import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const guide = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');

/** Pages that people write; generated ones are checked where they are made. */
const pages = globSync(
  ['*.md', 'docs/*.md', 'docs/adr/*.md', 'packages/*/README.md', 'packages/*/docs/*.md', 'deploy/*.md'],
  {
    cwd: root,
  },
);
const textOf = (page: string): string => readFileSync(path.join(root, page), 'utf8');

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(textOf('package.json'));

/** Whether a file is there, will be after a build, or belongs to the repository of another design system. */
const exists = (file: string): boolean =>
  /\bdist\b|^packages\/braid-/.test(file) || globSync(file, { cwd: root }).length > 0;
/** Folders of the server that its pages name without `apps/server/src`. */
const serverFolders = new Set(readdirSync(path.join(root, 'apps/server/src')));

describe.each(pages)('%s', (page) => {
  it('names commands that exist', () => {
    const named = [...textOf(page).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names files that exist', () => {
    const named = [...textOf(page).matchAll(/`(?:node )?([\w.@-]+\/[\w./*@-]+)[^`]*`/g)].map(([, file = '']) => file);
    const missing = named
      .map((file) => (serverFolders.has(file.split('/')[0] ?? '') ? `apps/server/src/${file}` : file))
      .filter((file) => /^(?:packages|apps|mocks|tools|docs|deploy|\.storybook)\//.test(file) && !exists(file));
    expect(missing).toEqual([]);
  });

  it('links to files that exist', () => {
    const linked = [...textOf(page).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, file = '']) => file);
    expect(linked.filter((file) => !existsSync(path.join(root, path.dirname(page), file)))).toEqual([]);
  });
});

it('every sibling has the files that the guide promises', () => {
  const rows = [...guide.matchAll(/^\| an? [^|]+ \| `([^`]+)` \| ([^|;]+)/gm)];
  const missing = rows.flatMap(([, folder = '', files = '']) => {
    const promised = [...files.matchAll(/`((?:\w[\w-]*)?\.[a-z.]+)`/g)].map(([, file = '']) => file);
    const present = promised.length === 0 ? [] : readdirSync(path.join(root, folder));
    return promised.filter((file) => !present.some((each) => each.endsWith(file))).map((file) => `${folder}: ${file}`);
  });
  expect(rows.length).toBeGreaterThan(6);
  expect(missing).toEqual([]);
});
