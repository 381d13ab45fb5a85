import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../tools/test-browser.ts';
import { serverProgram } from '../../tools/server-build.mjs';
import { shopDatabase } from './src/support/shop-database.ts';

const root = path.resolve(import.meta.dirname, '../..');
const executablePath = chromiumPath();

/** The run has its own port and data folder, so that it does not disturb a shop that is open. */
const port = Number(process.env['E2E_PORT'] ?? 3199);
const dataDir = process.env['E2E_DATA_DIR'] ?? path.join(tmpdir(), `kayal-e2e-${process.pid}`);
process.env['E2E_DATA_DIR'] = dataDir;

/** Pictures drawn by earlier runs. Each is named by a digest of its source, so none is ever stale. */
const pictures = path.join(root, '.cache/e2e-pictures');
mkdirSync(pictures, { recursive: true });
mkdirSync(dataDir, { recursive: true });
if (!existsSync(path.join(dataDir, 'cache'))) symlinkSync(pictures, path.join(dataDir, 'cache'), 'dir');

/** Whether this is the run of `npm test -- --all`, which opens every page at every width. */
const isAll = process.env['TEST_ALL'] !== undefined;

/** Whether this is the run of `npm test` without `--all`. */
const isGate = process.env['TEST_GATE'] !== undefined;

const filesOf = (names: readonly string[]): string[] => names.map((name) => `**/${name}.e2e.ts`);

/** Journeys that set their own widths, or test what does not depend on width: texts, the server's answers, mails. */
const anyWidth = [
  'address-draft',
  'back-forward-cache',
  'back-in-stock',
  'back-office',
  'bag',
  'first-styles',
  'gateway-payment',
  'lawful',
  'layout-shift',
  'opening-a-shop',
  'orders',
  'payments',
  'payments-desk',
  'promotions',
  'received-scripts',
  'rehearsal',
  'routes',
  'second-picture',
  'setup-draft',
  'sign-in',
  'static-pages',
  'stored-text',
  'switch-shopify',
  'switch-woocommerce',
  'walk',
];

/**
 * Journeys that only `npm test -- --all` makes: long ways through parts that stories and API tests prove one by one, and
 * sweeps over every page.
 */
const onlyInAll = [
  'back-forward-cache',
  'back-office',
  'cash-code',
  'every-page',
  'first-styles',
  'gateway-payment',
  'lawful',
  'layout-shift',
  'opening-a-shop',
  'orders',
  'payments',
  'payments-desk',
  'promotions',
  'rehearsal',
  'season-switch',
  'setup-draft',
  'stored-text',
  'switch-shopify',
  'switch-woocommerce',
  'walk',
];

/** Journeys with a keyboard, which the gate follows on a laptop; it follows all that are in no list on a phone. */
const withKeyboard = ['keyboard', 'keyboard-journey'];

const leftOut = isGate ? filesOf(onlyInAll) : [];

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Much longer than any test takes, so that none fails on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // No test is about motion, and waiting for it takes time.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording slows every test, so it is only on when a failure is investigated.
    trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...chromiumFlags],
    },
  },
  projects: [
    {
      name: 'desktop',
      testMatch: filesOf(isAll ? ['*'] : [...anyWidth, ...withKeyboard]),
      testIgnore: leftOut,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'tablet',
      // Contents and accessibility of pages; the long journeys need no third layout.
      testMatch: isAll ? filesOf(['pages', 'every-page']) : [],
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'phone',
      testIgnore: isAll ? filesOf(anyWidth) : [...leftOut, ...filesOf([...anyWidth, ...withKeyboard])],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node ${serverProgram('main.ts')}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/health/ready`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      ...shopDatabase,
      RATE_LIMIT: 'off',
      LOAD_SHEDDING: 'off',
      LOG_LEVEL: 'error',
      // Journeys see too few of these pictures to be worth the processor time; API tests prove that they are drawn.
      DRAW_AHEAD: 'off',
      PICTURE_EFFORT: '0',
    },
    stdout: 'pipe',
    stderr: 'pipe',
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
