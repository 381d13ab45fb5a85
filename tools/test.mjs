/**
 * Runs every check of the gate, also after one has failed: two at a time, each with its output printed when it ends. With
 * `--all` also the sweeps: every engine, width and brand, of which the gate has one each, and `onlyInAll`. The last line sums up all
 * runners: `N passed, N failed`. Each check without tests of its own counts as one.
 *
 * A test that failed runs once more at the end, when nothing runs beside it: its second result counts, and both are named
 * before the last line. A test named there depends on the speed of the machine and has an error to find. A check with fewer tests than
 * `tools/test-counts.json` lists fails, and so does a skipped test. `--update-counts` rewrites that list.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { onlyInAll, storiesOfGate } from './only-in-all.ts';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

const isWindows = process.platform === 'win32';
const isAll = process.argv.includes('--all');
const countsFile = 'tools/test-counts.json';
const allCounts = JSON.parse(readFileSync(countsFile, 'utf8'));
const counts = allCounts[isAll ? 'all' : 'gate'];
/** How many checks run at once. */
const atOnce = 2;
/** With more failures than this none runs again: so many have another cause than speed. */
const maxSecondTries = 20;
/**
 * Storybook uses a function that Node has deprecated (DEP0205), and the library of passkeys asks for algorithms that Node
 * calls experimental; the project does neither.
 */
const quietLibraries = '--disable-warning=DEP0205 --disable-warning=ExperimentalWarning';

/**
 * Runs one check to its end.
 * @param isAlone its output is printed as it comes, not at the end
 * @returns whether it succeeded
 */
async function run({ name, command, args = [], env = {} }, isAlone) {
  console.log(`\n[kayal] ${name}…`);
  const startedAt = Date.now();
  const output = [];
  const child = spawn(command, args, {
    stdio: ['inherit', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${quietLibraries}`.trim(),
      ...(isAll ? { TEST_ALL: '1' } : { TEST_GATE: '1' }),
      ...env,
    },
    shell: isWindows,
  });
  child.stdout?.on('data', (part) => output.push(part));
  child.stderr?.on('data', (part) => output.push(part));
  const status = await new Promise((ended) => {
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      ended(undefined);
    });
    child.once('close', ended);
  });
  process.stdout.write(Buffer.concat(output));
  console.log(`[kayal] ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  return status === 0;
}

let passed = 0;
const failures = [];
/** The checks whose failed tests run again at the end. */
const again = [];
/** Number of tests of each check of this run. */
const ran = {};

/** Reads a runner's report. A missing or empty one, a skipped test and a lost one count as failures. */
function outcomeOf({ name, read }, ok) {
  let outcome = { passed: 0, skipped: 0, failures: [] };
  try {
    outcome = read();
  } catch (error) {
    console.error(`[kayal] ${name} left no report: ${error.message}`);
  }
  const fail = (reason, message) => outcome.failures.push({ file: name, name: reason, message });
  if (ok ? outcome.passed === 0 : outcome.failures.length === 0)
    fail('failed without a failed test', 'see its output above');
  if (outcome.skipped > 0) fail('skipped tests', `${outcome.skipped} of them`);
  return outcome;
}

async function settle(check) {
  if (check.report) rmSync(check.report, { force: true });
  const ok = await run(check, false);
  if (!check.read) {
    if (ok) passed += 1;
    else failures.push({ file: check.name, name: 'failed', message: 'see its output above' });
    return;
  }
  const outcome = outcomeOf(check, ok);
  passed += outcome.passed;
  ran[check.key] = outcome.passed + outcome.failures.length;
  const expected = counts[check.key] ?? 0;
  if (ran[check.key] < expected)
    failures.push({ file: check.name, name: 'lost tests', message: `${ran[check.key]} ran, ${expected} are listed` });
  const mayTryAgain =
    outcome.failures.length <= maxSecondTries && !outcome.failures.some(({ file }) => file === check.name);
  if (mayTryAgain && outcome.failures.length > 0) again.push({ check, first: outcome.failures });
  else failures.push(...outcome.failures);
}

/** Runs the failed tests of one check alone. @returns those that passed then */
async function passedAlone({ check, first }) {
  const second = check.again(first);
  rmSync(second.report, { force: true });
  const outcome = outcomeOf(second, await run(second, true));
  const key = (test) => `${test.file} ${test.name}`;
  const still = new Set(outcome.failures.map(key));
  return outcome.passed === 0 ? [] : first.filter((test) => !still.has(key(test)));
}

function show(title, tests) {
  if (tests.length === 0) return;
  console.log(`\n[kayal] ${title}`);
  for (const { file, name, message } of tests)
    console.log(`  ${file}\n    ${name}\n      ${message.replaceAll('\n', '\n      ')}`);
}

function vitest(name, project, { key = project, files = [], flags = [], env = {} } = {}) {
  const report = `.cache/report-${key}.json`;
  return {
    key,
    name,
    command: 'vitest',
    args: ['run', `--project=${project}`, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`].concat(
      flags,
      files,
    ),
    env,
    report,
    read: () =>
      readVitestReport(
        report,
        flags.some((flag) => flag.startsWith('--testNamePattern')),
      ),
    again: (tests) =>
      vitest(`${name}, again`, project, { key, files: [...new Set(tests.map(({ file }) => file))], flags, env }),
  };
}

function playwright(name, key, config, { testDir, flags = [] }) {
  const report = `.cache/report-${key}.json`;
  return {
    key,
    name,
    command: 'playwright',
    args: ['test', '-c', config, '--reporter=list,json', ...flags],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${report}` },
    report,
    read: () => readPlaywrightReport(report, testDir),
    again: () => playwright(`${name}, again`, key, config, { testDir, flags: ['--last-failed'] }),
  };
}

const flagsOf = (project) => (isAll ? [] : onlyInAll[project].map((files) => `--exclude=${files}`));

const storyFlags = isAll ? [] : [storiesOfGate];

/**
 * Types first, because the tests of `npm run new` compile on top of what they leave; then the longest. Stories, API
 * tests and journeys wait a good part of their time: two at a time keep both cores busy.
 */
const checks = [
  // By default four checkers work on each project, and each checks what they share: nearly twice the processor time.
  { name: 'Types', command: 'tsc', args: ['-b', '--singleThreaded'] },
  vitest('Stories in a browser', 'storybook', { flags: storyFlags }),
  vitest('API tests', 'api', { flags: flagsOf('api') }),
  playwright('Journeys in a browser against the real server', 'e2e', 'apps/e2e/playwright.config.ts', {
    testDir: 'apps/e2e/src',
  }),
  vitest('Unit tests', 'unit', { flags: flagsOf('unit') }),
  // One thread: several type-aware ones take half as much processor time again.
  { name: 'Lint', command: 'oxlint', args: ['--quiet', '--threads=1'], env: { GOMAXPROCS: '1' } },
  { name: 'Formatting', command: 'oxfmt', args: ['--check'] },
  { name: 'Dead code and dependencies', command: 'knip' },
];

const sweeps = [
  vitest('Stories of the design system in the second brand', 'storybook', {
    key: 'second-brand',
    files: ['packages/design-system'],
    env: { STORYBOOK_BRAND: 'monsoon' },
  }),
];

mkdirSync('.cache', { recursive: true });
console.log(`[kayal] Node ${process.version}${isAll ? ', all tests' : ''}`);
const waiting = isAll ? [...checks, ...sweeps] : checks;
const lane = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift()) await settle(check);
};
await Promise.all(Array.from({ length: atOnce }, lane));
const depending = [];
for (const each of again) {
  const recovered = await passedAlone(each);
  passed += recovered.length;
  depending.push(...recovered);
  failures.push(...each.first.filter((test) => !recovered.includes(test)));
}
show('Failed', failures);
show('Failed beside other tests, passed alone: the test or the code depends on the speed of the machine', depending);
if (process.argv.includes('--update-counts'))
  writeFileSync(countsFile, `${JSON.stringify({ ...allCounts, [isAll ? 'all' : 'gate']: ran }, null, 2)}\n`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
