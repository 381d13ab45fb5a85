/**
 * Plants one error at a time, chosen by a seed from four parts of the sources evenly, in a clone of the last commit, and
 * runs the likeliest tests until one is red: first as the gate runs them, then as `npm test -- --all` does. Says what the
 * gate found, what only `--all` found, and what neither did.
 *
 * Results are in `.cache/mutants`, so that a second start goes on; it judges again what nothing found. Who has read a
 * change that no test can see writes `"equivalent": "<why>"` beside it there; the next change of the seed takes its place.
 *
 * Usage: node tools/mutants/grade-gate.ts [--seed <number>] [--count <number>] [--quick]
 *   `--quick` only the likeliest tests, and each change once
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { onlyInAll, storiesOfGate } from '../only-in-all.ts';
import { sourceFiles } from '../source-files.ts';
import { readVitestReport } from '../test-reports.mjs';
import { nearestTests, type Project } from './nearest-tests.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    quick: { type: 'boolean', default: false },
  },
});

const groups = {
  server: /^apps\/server\/src\/modules\/.*\.(service|repository)\.ts$/,
  core: /^packages\/commerce-core\/src\/(machines|rules|shop)\//,
  shop: /^apps\/shop\/src\/(screens|admin-screens|parts|chrome)\//,
  contract: /^packages\/api-contract\/src\//,
};
/** Tests, types, lists of exports, and styles, which pictures show. */
const notMutated = /\.(test|test-support|stories|types|css)\.tsx?$|\/index\.ts$/;

/** How many tests of each project a round runs, with the selection of the gate or of `--all`, and how long at most, s. A test that hangs is red. */
const rounds = [
  { run: 'gate', counts: { unit: 15, api: 8, storybook: 3 }, seconds: 240 },
  { run: 'gate', counts: { unit: 200, api: 25, storybook: 12 }, seconds: 600 },
  { run: 'all', counts: { unit: 200, api: 25, storybook: 12 }, seconds: 900 },
] as const;

interface Mutant {
  readonly group: string;
  readonly file: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
  /** Place in the source, in characters. */
  readonly start: number;
}

interface Judged extends Mutant {
  /** Which selection of tests found it, and which test. */
  readonly found?: { readonly run: 'gate' | 'all'; readonly project: Project; readonly test: string };
  readonly seconds: number;
  /** Written by whoever has read it: why no test can see it. */
  readonly equivalent?: string;
}

const no = (): boolean => false;
const nothing = (): undefined => undefined;
const instrumenter = new Instrumenter({
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
});

/** A number from 0 to below 1 that follows from the seed and the place in the sequence. */
const drawn = (...place: readonly (string | number)[]): number =>
  createHash('sha256')
    .update([values.seed, ...place].join(' '))
    .digest()
    .readUInt32BE() /
  2 ** 32;

const sources = sourceFiles(['apps', 'packages'])
  .filter((file) => !notMutated.test(file))
  .map((file) => ({ file, content: readFileSync(path.join(root, file), 'utf8') }));

/** The change of a group at a place of the seed's sequence: a source by its length, then one of its changes. */
async function mutantAt(group: keyof typeof groups, place: number): Promise<Mutant | undefined> {
  const ofGroup = sources.filter(({ file }) => groups[group].test(file));
  let left = drawn(group, place, 'file') * ofGroup.reduce((sum, { content }) => sum + content.length, 0);
  const chosen = ofGroup.find(({ content }) => (left -= content.length) < 0);
  if (!chosen) return undefined;
  const { file, content } = chosen;
  const { mutants } = await instrumenter.instrument([{ name: file, content, mutate: true }], {
    plugins: null,
    // As in `main.ts`: a test that repeats each text proves nothing.
    excludedMutations: ['StringLiteral'],
    ignorers: [],
  });
  const counting = mutants.filter(({ status }) => status !== 'Ignored');
  const mutant = counting[Math.floor(drawn(group, place, 'change') * counting.length)];
  if (!mutant) return undefined;
  const lines = content.split('\n');
  const offsetOf = ({ line, column }: { readonly line: number; readonly column: number }): number =>
    lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0) + column;
  const { start, end } = mutant.location;
  // Brackets keep the order of operators; a statement needs none.
  const to = /^(\{|;|case\b|default\b)/.test(mutant.replacement) ? mutant.replacement : `(${mutant.replacement})`;
  const from = content.slice(offsetOf(start), offsetOf(end));
  return { group, file, line: start.line + 1, from, to, start: offsetOf(start) };
}

const clone = path.join(tmpdir(), 'kayal-mutants');

/** Brings the clone to the last commit, also after a crash. */
function prepareClone(): void {
  if (!existsSync(path.join(clone, '.git'))) {
    execFileSync('git', ['clone', '--quiet', root, clone]);
    for (const folder of ['node_modules', 'apps/shop/node_modules', 'apps/shop/dist', 'apps/server/dist'])
      cpSync(path.join(root, folder), path.join(clone, folder), { recursive: true, verbatimSymlinks: true });
    mkdirSync(path.join(clone, '.cache'), { recursive: true });
  }
  execFileSync('git', ['fetch', '--quiet', root, 'HEAD'], { cwd: clone });
  execFileSync('git', ['reset', '--quiet', '--hard', 'FETCH_HEAD'], { cwd: clone });
}

/** Runs tests in the clone until one is red. @returns that one's title */
async function redOf(run: 'gate' | 'all', project: Project, files: readonly string[], seconds: number) {
  const report = path.join(clone, '.cache/report-mutant.json');
  rmSync(report, { force: true });
  const isFiltered = run === 'gate' && project === 'storybook';
  const isLeftOut = (file: string): boolean =>
    run === 'gate' && project !== 'storybook' && onlyInAll[project].some((pattern) => path.matchesGlob(file, pattern));
  const chosen = files.filter((file) => !isLeftOut(file));
  if (chosen.length === 0) return undefined;
  const { TEST_ALL: _all, TEST_GATE: _gate, ...env } = process.env;
  const child = spawn(
    path.join(clone, 'node_modules/.bin/vitest'),
    ['run', `--project=${project}`, '--bail=1', '--maxWorkers=1', '--passWithNoTests', '--reporter=json'].concat(
      `--outputFile.json=${report}`,
      isFiltered ? [storiesOfGate] : [],
      chosen,
    ),
    { cwd: clone, detached: true, stdio: 'ignore', env: { ...env, [run === 'gate' ? 'TEST_GATE' : 'TEST_ALL']: '1' } },
  );
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), seconds * 1000);
  const status = await new Promise<number | null>((ended) => child.once('close', ended));
  clearTimeout(timer);
  if (status === 0) return undefined;
  if (!existsSync(report)) return 'the run did not end';
  const [failed] = readVitestReport(report, isFiltered).failures;
  return failed
    ? `${path.relative(clone, path.resolve(failed.file))}: ${failed.name}: ${failed.message}`
    : 'no test ran';
}

async function judge(mutant: Mutant): Promise<Judged> {
  const startedAt = Date.now();
  const file = path.join(clone, mutant.file);
  const content = readFileSync(file, 'utf8');
  const end = mutant.start + mutant.from.length;
  if (content.slice(mutant.start, end) !== mutant.from)
    throw new Error(`Commit first: ${mutant.file} is not as in the last commit.`);
  const rest = content.slice(end);
  writeFileSync(file, content.slice(0, mutant.start) + mutant.to + rest);
  const secondsSince = (): number => Math.round((Date.now() - startedAt) / 1000);
  try {
    for (const { run, counts, seconds } of values.quick ? rounds.slice(0, 1) : rounds)
      for (const project of ['unit', 'api', 'storybook'] as const) {
        const near = nearestTests(mutant.file, project).slice(0, counts[project]);
        const test = await redOf(run, project, near, seconds);
        if (test !== undefined) return { ...mutant, found: { run, project, test }, seconds: secondsSince() };
      }
    return { ...mutant, seconds: secondsSince() };
  } finally {
    writeFileSync(file, content);
  }
}

const resultsFile = path.join(root, `.cache/mutants/gate-${values.seed}.json`);
/** What became of each change, by its group and place in the seed's sequence. */
const results: Record<string, Judged> = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {};
const groupNames = ['server', 'core', 'shop', 'contract'] as const;
const wanted = Math.ceil(Number(values.count) / groupNames.length);

prepareClone();
mkdirSync(path.dirname(resultsFile), { recursive: true });
const counted: Judged[] = [];
for (let place = 0; counted.length < wanted * groupNames.length; place += 1)
  for (const group of groupNames) {
    if (counted.filter((each) => each.group === group).length === wanted) continue;
    const key = `${group} ${place}`;
    let result = results[key];
    const isOpen = (each: Judged): boolean => !values.quick && !each.found && each.equivalent === undefined;
    if (result === undefined || isOpen(result)) {
      const mutant = await mutantAt(group, place);
      if (!mutant) continue;
      result = await judge(mutant);
      results[key] = result;
      writeFileSync(resultsFile, JSON.stringify(results, null, 2));
      const { file, line, from, to, found, seconds } = result;
      console.info(`${key} ${file}:${line} ${seconds} s\n  ${from.slice(0, 200)}\n  → ${to.slice(0, 200)}`);
      console.info(`  ${found ? `${found.run}, ${found.project}: ${found.test.slice(0, 300)}` : 'FOUND BY NOTHING'}`);
    }
    if (result.equivalent === undefined) counted.push(result);
  }

console.info('group found by the gate, by --all alone, by nothing');
for (const group of groupNames) {
  const runs = counted.filter((each) => each.group === group).map(({ found }) => found?.run ?? 'nothing');
  console.info(group, ...['gate', 'all', 'nothing'].map((run) => runs.filter((each) => each === run).length));
}
