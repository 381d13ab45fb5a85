import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const copy = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'kayal-new-')));
const made = [
  ['component', 'SampleOfNew'],
  ['machine', 'gift-card'],
  ['endpoint', 'storeList'],
  ['screen', 'StoreFinder'],
] as const;

/** Links the installed packages, and the workspace's packages to those of the copy. */
function linkModules(): void {
  const modules = path.join(copy, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@kayal' && name !== '.vite')
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
  cpSync(path.join(root, 'node_modules/@kayal'), path.join(modules, '@kayal'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

/** Types and lint run in one thread, as in `tools/test.mjs`. */
const env = { ...process.env, GOMAXPROCS: '1' };
const run = (command: string, ...args: readonly string[]) =>
  spawnSync(path.join(root, 'node_modules/.bin', command), args, { cwd: copy, env, encoding: 'utf8' });

let written: readonly string[] = [];

beforeAll(() => {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\0');
  for (const file of files) {
    if (file === '' || file.endsWith('.webp') || !existsSync(path.join(root, file))) continue;
    cpSync(path.join(root, file), path.join(copy, file));
  }
  for (const cache of ['tsc', 'types']) {
    const from = path.join(root, '.cache', cache);
    if (existsSync(from)) cpSync(from, path.join(copy, '.cache', cache), { recursive: true });
  }
  linkModules();
  written = made.flatMap(
    ([kind, name]) =>
      execFileSync(process.execPath, ['tools/new/main.ts', kind, name], { cwd: copy, encoding: 'utf8' })
        .split('\n\n')[0]
        ?.split('\n')
        .map((line) => line.replace(' (a line)', '')) ?? [],
  );
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 300_000);

it('writes files that are formatted, pass lint and compile', { timeout: 600_000 }, () => {
  expect(written.length).toBeGreaterThan(15);
  expect(run('oxfmt', '--check', ...written).stdout).not.toMatch(/would|Format issues/);
  expect(run('oxlint', '--quiet', ...written).stdout).toContain('0 errors');
  expect(run('tsc', '-b', '--singleThreaded').stdout).toBe('');
});

it('begins with one test that fails, for a machine and for an endpoint', { timeout: 300_000 }, () => {
  const report = path.join(copy, 'report.json');
  const tests = ['gift-card', 'store-list', 'packages/api-contract/src/endpoints.test.ts'];
  // New snapshots must be written; Vitest refuses that when CI is set.
  run('vitest', 'run', '--update=new', '--project', 'unit', ...tests, '--reporter=json', `--outputFile=${report}`);
  const {
    testResults,
  }: {
    readonly testResults: readonly {
      readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
    }[];
  } = JSON.parse(readFileSync(report, 'utf8'));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.filter(({ status }) => status !== 'passed').map(({ title }) => title);
  expect(failed.toSorted()).toEqual([
    'getStoreList answers what store list is',
    'shows a notice when gift card is done',
  ]);
  expect(results.length).toBeGreaterThan(50);
});

it('begins with a story whose test fails, for a component and for a screen', () => {
  const stories = written.filter((file) => file.endsWith('.stories.tsx'));
  for (const file of stories.filter((each) => /SampleOfNew|StoreFinder/.test(each))) {
    const folder = readdirSync(path.join(copy, path.dirname(file))).filter((each) => !each.includes('.stories.'));
    const sources = folder.map((each) => readFileSync(path.join(copy, path.dirname(file), each), 'utf8')).join('\n');
    const [, role] = /getByRole\('(group|list)'/.exec(readFileSync(path.join(copy, file), 'utf8')) ?? [];
    expect(role, file).toBeDefined();
    expect(sources, file).not.toMatch(new RegExp(`role="${role}"|<${role === 'list' ? 'ul' : 'fieldset'}`));
  }
});

it('refuses unknown kinds and existing files', { timeout: 120_000 }, () => {
  const again = spawnSync(process.execPath, ['tools/new/main.ts', 'machine', 'gift-card'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('already')]);
  const unknown = spawnSync(process.execPath, ['tools/new/main.ts', 'table', 'x'], { cwd: copy, encoding: 'utf8' });
  expect([unknown.status, unknown.stderr]).toEqual([
    1,
    expect.stringContaining('component|endpoint|machine|screen NAME'),
  ]);
});
