/**
 * Every check, one after the other, none skipped because an earlier one failed.
 * The last line sums up all runners: `N passed, N failed`. Each check without tests of its own counts as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const isWindows = process.platform === 'win32';
let passed = 0;
let failed = 0;

/** Runs one check with its output shown; answers whether it succeeded. */
function run(name, command, args, env = {}) {
  console.log(`\n[kayal] ${name}…`);
  const startedAt = Date.now();
  const result = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell: isWindows });
  const ok = result.status === 0;
  console.log(`[kayal] ${name}: ${ok ? 'ok' : 'FAILED'} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  return ok;
}

function check(name, command, args) {
  if (run(name, command, args)) passed += 1;
  else failed += 1;
}

/** Reads a runner's report; a missing or empty one is a failure, never a silent nothing. */
function count(name, ok, read) {
  let numbers = { passed: 0, failed: 0 };
  try {
    numbers = read();
  } catch (error) {
    console.error(`[kayal] ${name} left no report: ${error.message}`);
  }
  passed += numbers.passed;
  failed += numbers.failed;
  if ((!ok && numbers.failed === 0) || (ok && numbers.passed === 0)) failed += 1;
}

function vitest(name, project) {
  const report = `.cache/report-${project}.json`;
  rmSync(report, { force: true });
  const ok = run(name, 'vitest', [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  count(name, ok, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

function playwright(name) {
  const report = '.cache/report-e2e.json';
  rmSync(report, { force: true });
  const ok = run(name, 'playwright', ['test', '-c', 'apps/e2e/playwright.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${report}`,
  });
  count(name, ok, () => {
    const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
    return { passed: expected, failed: unexpected + flaky };
  });
}

mkdirSync('.cache', { recursive: true });
console.log(`[kayal] Node ${process.version}`);
check('Types', 'tsc', ['-b']);
check('Lint', 'oxlint', ['--quiet']);
check('Formatting', 'oxfmt', ['--check']);
check('Dead code and dependencies', 'knip', []);
vitest('Unit tests', 'unit');
vitest('API tests on SQLite and PostgreSQL', 'api');
vitest('Stories in a browser', 'storybook');
playwright('Journeys in a browser against the real server');
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
