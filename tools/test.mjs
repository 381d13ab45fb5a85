/**
 * Runs every check of the gate, also after one has failed: two at a time, each with its output printed when it ends. With
 * `--all` also the sweeps: every engine, width and brand, of which the gate has one each, and `onlyInAll`. The last line sums up all
 * runners: `N passed, N failed`. Each check without tests of its own counts as one.
 *
 * No test runs a second time: one that fails beside others and passes alone has an error to find. A check with fewer tests than
 * `tools/test-counts.json` lists fails, and so does a skipped test. `--update-counts` rewrites that list, unless something failed.
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
/**
 * Storybook uses a function that Node has deprecated (DEP0205), and the library of passkeys asks for algorithms that Node
 * calls experimental; the project does neither.
 */
const quietLibraries = '--disable-warning=DEP0205 --disable-warning=ExperimentalWarning';

/**
 * Runs one check to its end, and then prints its output.
 * @returns whether it succeeded
 */
async function run({ name, command, args = [], env = {} }) {
  console.log(`\n[kayal] ${name}…`);
  const startedAt = Date.now();
  const output = [];
  const child = spawn(command, args, {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${quietLibraries}`.trim(),
      ...(isAll ? { TEST_ALL: '1' } : { TEST_GATE: '1' }),
      ...env,
    },
    shell: isWindows,
  });
  child.stdout.on('data', (part) => output.push(part));
  child.stderr.on('data', (part) => output.push(part));
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
  if (!ok && outcome.failures.length === 0) fail('failed without a failed test', 'see its output above');
  if (ok && outcome.passed === 0) fail('no test ran', 'see its output above');
  if (outcome.skipped > 0) fail('skipped tests', `${outcome.skipped} of them`);
  return outcome;
}

async function settle(check) {
  if (check.report) rmSync(check.report, { force: true });
  const ok = await run(check);
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
  failures.push(...outcome.failures);
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
  };
}

function playwright(name, key, config, testDir) {
  const report = `.cache/report-${key}.json`;
  return {
    key,
    name,
    command: 'playwright',
    args: ['test', '-c', config, '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${report}` },
    report,
    read: () => readPlaywrightReport(report, testDir),
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
  playwright('Journeys in a browser against the real server', 'e2e', 'apps/e2e/playwright.config.ts', 'apps/e2e/src'),
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
if (failures.length > 0) console.log('\n[kayal] Failed');
for (const { file, name, message } of failures)
  console.log(`  ${file}\n    ${name}\n      ${message.replaceAll('\n', '\n      ')}`);
if (process.argv.includes('--update-counts') && failures.length === 0)
  writeFileSync(countsFile, `${JSON.stringify({ ...allCounts, [isAll ? 'all' : 'gate']: ran }, null, 2)}\n`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
