/**
 * Every check, none skipped because an earlier one failed. They run two at a time, each one's output shown whole when it
 * ends; then the journeys in a browser, which fill two cores alone.
 * The last line sums up all runners: `N passed, N failed`. Each check without tests of its own counts as one.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const isWindows = process.platform === 'win32';
const atOnce = 2;
let passed = 0;
let failed = 0;

/** Runs one check to its end; answers whether it succeeded. @param alone its output is shown as it comes, not at the end */
async function run({ name, command, args, env = {} }, alone) {
  console.log(`\n[kayal] ${name}…`);
  const startedAt = Date.now();
  const output = [];
  const child = spawn(command, args, {
    stdio: ['inherit', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    // Storybook calls what Node has deprecated (DEP0205); nothing of ours does.
    env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=DEP0205`.trim(), ...env },
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

/** Reads a runner's report; a missing or empty one is a failure, never a silent nothing. */
function count({ name, read }, ok) {
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

async function settle(check, alone) {
  if (check.report) rmSync(check.report, { force: true });
  const ok = await run(check, alone);
  if (check.read) count(check, ok);
  else if (ok) passed += 1;
  else failed += 1;
}

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

function vitest(name, project) {
  const report = `.cache/report-${project}.json`;
  return {
    name,
    command: 'vitest',
    args: ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    report,
    read: () => {
      const { numPassedTests, numFailedTests } = json(report);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  };
}

function playwright(name) {
  const report = '.cache/report-e2e.json';
  return {
    name,
    command: 'playwright',
    args: ['test', '-c', 'apps/e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${report}` },
    report,
    read: () => {
      const { expected, unexpected, flaky } = json(report).stats;
      return { passed: expected, failed: unexpected + flaky };
    },
  };
}

const visual = {
  name: 'Looks of the design system',
  command: 'node',
  args: ['tools/visual/main.ts'],
  report: '.cache/report-visual.json',
  read: () => json('.cache/report-visual.json'),
};

/** The longest first. Stories, API tests and looks wait more than they work, so that two lanes keep both cores busy. */
const sideBySide = [
  vitest('Stories in a browser', 'storybook'),
  vitest('API tests on SQLite and PostgreSQL', 'api'),
  vitest('Unit tests', 'unit'),
  visual,
  { name: 'Types', command: 'tsc', args: ['-b'] },
  { name: 'Lint', command: 'oxlint', args: ['--quiet'] },
  { name: 'Formatting', command: 'oxfmt', args: ['--check'] },
  { name: 'Dead code and dependencies', command: 'knip', args: [] },
];
/** Two browsers and the real server fill two cores, so nothing runs beside them. */
const alone = playwright('Journeys in a browser against the real server');

mkdirSync('.cache', { recursive: true });
console.log(`[kayal] Node ${process.version}`);
const waiting = [...sideBySide];
const lane = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift()) await settle(check, false);
};
await Promise.all(Array.from({ length: atOnce }, lane));
await settle(alone, true);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
