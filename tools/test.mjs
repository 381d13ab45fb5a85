/**
 * Runs every check, also after one has failed: two at a time, each with its output printed when it ends.
 * A test that failed runs once more at the end, when nothing runs beside it: its second result counts, and both are
 * named before the last line. A test named there passed only on a quiet machine and has an error to find. The last line
 * sums up all runners: `N passed, N failed`. Each check without tests of its own counts as one.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

const isWindows = process.platform === 'win32';
const atOnce = 2;
/**
 * Storybook uses a function that Node has deprecated (DEP0205), and the library of passkeys asks for algorithms that Node
 * calls experimental; the project does neither.
 */
const quietLibraries = '--disable-warning=DEP0205 --disable-warning=ExperimentalWarning';
let passed = 0;
let failed = 0;

/**
 * Runs one check to its end.
 * @param alone its output is printed as it comes, not at the end
 * @returns whether it succeeded
 */
async function run({ name, command, args, env = {} }, alone) {
  console.log(`\n[kayal] ${name}…`);
  const startedAt = Date.now();
  const output = [];
  const child = spawn(command, args, {
    stdio: ['inherit', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${quietLibraries}`.trim(), ...env },
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

/** With more failures than this none runs again: so many have another cause than speed. */
const maxSecondTries = 20;
/** Tests that failed first and passed alone; the summary before the last line names them. */
const onlyAlone = [];
const failures = [];
/** The checks whose failed tests run again at the end. */
const again = [];

/** Reads a runner's report; a missing or empty one counts as a failure. */
function outcomeOf({ name, read }, ok) {
  let outcome = { passed: 0, failed: 0, failures: [] };
  try {
    outcome = read();
  } catch (error) {
    console.error(`[kayal] ${name} left no report: ${error.message}`);
  }
  const unexplained = ok ? outcome.passed === 0 : outcome.failed === 0;
  if (!unexplained) return outcome;
  const failure = { file: name, name: 'failed without a failed test', message: 'see its output above' };
  return { ...outcome, failed: outcome.failed + 1, failures: [...outcome.failures, failure], unexplained };
}

async function settle(check) {
  if (check.report) rmSync(check.report, { force: true });
  const ok = await run(check, false);
  const outcome = check.read
    ? outcomeOf(check, ok)
    : {
        passed: ok ? 1 : 0,
        failed: ok ? 0 : 1,
        failures: ok ? [] : [{ file: check.name, name: 'failed', message: '' }],
      };
  passed += outcome.passed;
  const mayTryAgain = check.again && outcome.failed > 0 && outcome.failed <= maxSecondTries && !outcome.unexplained;
  if (mayTryAgain) again.push({ check, first: outcome });
  else {
    failed += outcome.failed;
    failures.push(...outcome.failures);
  }
}

/** Runs the failed tests of one check alone; only what fails again counts as failed. */
async function tryAgain({ check, first }) {
  const second = check.again(first.failures);
  rmSync(second.report, { force: true });
  const ok = await run(second, true);
  const outcome = outcomeOf(second, ok);
  const key = (test) => `${test.file} ${test.name}`;
  const still = new Set(outcome.failures.map(key));
  const recovered = first.failures.filter((test) => !still.has(key(test)));
  passed += outcome.unexplained ? 0 : recovered.length;
  failed += outcome.unexplained ? first.failed : outcome.failed;
  failures.push(...(outcome.unexplained ? first.failures : []), ...outcome.failures);
  if (!outcome.unexplained) onlyAlone.push(...recovered);
}

function show(title, tests) {
  if (tests.length === 0) return;
  console.log(`\n[kayal] ${title}`);
  for (const { file, name, message } of tests)
    console.log(`  ${file}\n    ${name}\n      ${message.replaceAll('\n', '\n      ')}`);
}

function vitest(name, project, { files = [], env = {}, report = `.cache/report-${project}.json` } = {}) {
  return {
    name,
    command: 'vitest',
    args: ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...files],
    env,
    report,
    read: () => readVitestReport(report),
    again: (tests) =>
      vitest(`${name}, again`, project, { files: [...new Set(tests.map(({ file }) => file))], env, report }),
  };
}

function playwright(name, flags = []) {
  const report = '.cache/report-e2e.json';
  return {
    name,
    command: 'playwright',
    args: ['test', '-c', 'apps/e2e/playwright.config.ts', '--reporter=list,json', ...flags],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${report}` },
    report,
    read: () => readPlaywrightReport(report, 'apps/e2e/src'),
    again: () => playwright(`${name}, again`, ['--last-failed']),
  };
}

/**
 * Types first, because the tests of `npm run new` compile on top of what they leave; then the longest. Stories and API
 * tests wait a good part of their time: two at a time keep both cores busy.
 */
const sideBySide = [
  // By default four checkers work on each project, and each checks what they share: nearly twice the processor time.
  { name: 'Types', command: 'tsc', args: ['-b', '--singleThreaded'] },
  vitest('Stories in a browser', 'storybook'),
  vitest('API tests on SQLite and PostgreSQL', 'api'),
  // Two browsers and the real server use four fifths of two cores; shorter checks use the rest.
  playwright('Journeys in a browser against the real server'),
  vitest('Unit tests', 'unit'),
  vitest('Stories of the design system in the second brand', 'storybook', {
    files: ['packages/design-system'],
    env: { STORYBOOK_BRAND: 'monsoon' },
    report: '.cache/report-second-brand.json',
  }),
  // One thread: several type-aware ones take half as much processor time again.
  { name: 'Lint', command: 'oxlint', args: ['--quiet', '--threads=1'], env: { GOMAXPROCS: '1' } },
  { name: 'Formatting', command: 'oxfmt', args: ['--check'] },
  { name: 'Dead code and dependencies', command: 'knip', args: [] },
];

mkdirSync('.cache', { recursive: true });
console.log(`[kayal] Node ${process.version}`);
const waiting = [...sideBySide];
const lane = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift()) await settle(check);
};
await Promise.all(Array.from({ length: atOnce }, lane));
for (const each of again) await tryAgain(each);
show('Failed beside other tests, passed alone: the test or the code depends on speed', onlyAlone);
show('Failed', failures);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
