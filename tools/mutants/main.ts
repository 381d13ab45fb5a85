/**
 * Changes one small thing at a time in a folder's sources, such as `<` into `<=`, and runs the tests that reach it. What
 * no test noticed is printed. A second run of the same folder repeats only what changed since.
 *
 * Usage: npm run mutate -- [--processes <number>] [--seconds <number>] [--tests <pattern>]… <folder or file>…
 *   `npm run mutate -- packages/commerce-core/src/rules`
 *   `npm run mutate -- --tests 'apps/server/src/api-tests/orders/*' apps/server/src/modules/orders/orders.service.ts`
 * Exit code: 0 at least 90 % of the changes were noticed, 1 fewer, 2 wrong use.
 */
import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const root = path.resolve(import.meta.dirname, '../..');
const enough = 90;

function readArguments() {
  const { values, positionals } = parseArgs({
    options: {
      tests: { type: 'string', multiple: true },
      processes: { type: 'string', default: '2' },
      // How much longer than usual the tests of a change may take; then it counts as noticed.
      seconds: { type: 'string', default: '60' },
    },
    allowPositionals: true,
  });
  const targets = positionals.map((each) => each.replace(/\/$/, ''));
  const missing = targets.filter((each) => !existsSync(path.join(root, each)));
  if (targets.length === 0 || missing.length > 0) throw new Error(`There is no ${missing[0] ?? 'folder given'}.`);
  return {
    targets,
    tests: values.tests ?? targets.map((each) => `${folderOf(each)}/**/*.test.ts`),
    processes: Number(values.processes),
    seconds: Number(values.seconds),
  };
}

/** Sources that no test of another folder runs: not copied for those, which takes minutes on a busy machine. */
const notShared = ['apps/shop', 'apps/e2e', 'apps/bench', 'packages/design-system', 'packages/statechart-view'];

/** What became of changes that were noticed. A `RuntimeError` is a test file that could not be loaded, so all its tests fail. */
const noticedStatuses: ReadonlySet<string> = new Set(['Killed', 'Timeout', 'RuntimeError']);

/** Max length of a file's name, without its ending. */
const maxNameLength = 200;

/** The name of a run's results; many targets would make a name that is too long for a file. */
function nameOf(targets: readonly string[]): string {
  const name = targets.join('+').replaceAll(/[^\w+-]+/g, '-');
  if (name.length <= maxNameLength) return name;
  return `${name.slice(0, maxNameLength - 20)}-${hash('sha256', name).slice(0, 12)}`;
}

const isFolder = (target: string): boolean => statSync(path.join(root, target)).isDirectory();
const folderOf = (target: string): string => (isFolder(target) ? target : path.dirname(target));

const withoutTests = (target: string): string[] => [
  `${target}/**/*.ts`,
  ...['test', 'test-support', 'types'].map((kind) => `!${target}/**/*.${kind}.ts`),
];

/** The parts of the results of an earlier run that are read here. */
interface EarlierResults {
  readonly files: Readonly<Record<string, { mutants: { readonly static?: boolean; readonly status: string }[] }>>;
}

/**
 * Removes what the next run must judge again: changes that took too long, which on a busy machine says nothing of the
 * tests, and changes of values made while a file is loaded that no test noticed. Stryker does not know which tests reach
 * those, so it would keep that result although a test for it was added.
 */
function forgetUnsure(file: string): void {
  if (!existsSync(file)) return;
  const results: EarlierResults = JSON.parse(readFileSync(file, 'utf8'));
  for (const each of Object.values(results.files)) {
    each.mutants = each.mutants.filter(
      ({ static: isStatic, status }) => status !== 'Timeout' && (isStatic !== true || status !== 'Survived'),
    );
  }
  writeFileSync(file, JSON.stringify(results));
}

async function mutate({ targets, tests, processes, seconds }: ReturnType<typeof readArguments>): Promise<number> {
  const name = nameOf(targets);
  const incrementalFile = `.cache/mutants/${name}.json`;
  forgetUnsure(incrementalFile);
  // Values made once, while a file is loaded, need all its tests and another thread for each change: only machines, which
  // are such values and have tests of their own folder, are worth that.
  const areMachines = targets.every((each) => each.includes('/machines/'));
  process.env['MUTANTS_TESTS'] = tests.join(',');
  process.env['MUTANTS_KEEP'] = areMachines ? 'no' : 'yes';
  const stryker = new Stryker({
    mutate: targets.flatMap((each) => (isFolder(each) ? withoutTests(each) : [each])),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutants/vitest.config.ts' },
    reporters: ['clear-text', 'progress-append-only', 'json'],
    jsonReporter: { fileName: `.cache/mutants/${name}.report.json` },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    incremental: true,
    incrementalFile,
    // The sources run as they are, so no compiler options need a new path.
    tsconfigFile: 'tools/mutants/none.json',
    ignorePatterns: [
      '/docs',
      '/storybook-static',
      '/data',
      '/.cache',
      '/test-results',
      '**/*.webp',
      '**/*.png',
      ...notShared
        .filter((folder) => targets.every((each) => !each.startsWith(folder)))
        .map((folder) => `/${folder}/src`),
    ],
    tempDirName: '.cache/mutants/sandbox',
    mutator: {
      plugins: null,
      // Texts are data, and so are ids: a test that repeats each proves nothing.
      excludedMutations: ['StringLiteral'],
    },
    concurrency: processes,
    timeoutMS: seconds * 1000,
    ignoreStatic: !areMachines,
  });
  const results = await stryker.runMutationTest();
  const tested = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
  const noticed = tested.filter(({ status }) => noticedStatuses.has(status)).length;
  const score = (noticed * 100) / Math.max(1, tested.length);
  console.info(`${noticed} of ${tested.length} changes noticed, ${score.toFixed(1)} %.`);
  return score >= enough ? 0 : 1;
}

try {
  const chosen = readArguments();
  process.exitCode = await mutate(chosen);
} catch (error) {
  console.error(
    `${error instanceof Error ? error.message : ''}\nUsage: npm run mutate -- [--processes <number>] [--seconds <number>] [--tests <pattern>]… <folder>…`,
  );
  process.exitCode = 2;
}
