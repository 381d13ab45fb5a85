import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');
const chromiumFile = path.join(root, '.cache/chromium-path');
const chromium =
  process.env['CHROMIUM_PATH'] ?? (existsSync(chromiumFile) ? readFileSync(chromiumFile, 'utf8') : undefined);

/** A port and a data folder of the run's own, so that a shop someone has open is left alone. */
const port = Number(process.env['E2E_PORT'] ?? 3199);
const dataDir = process.env['E2E_DATA_DIR'] ?? path.join(tmpdir(), `kayal-e2e-${process.pid}`);
process.env['E2E_DATA_DIR'] = dataDir;

/** Pictures that runs before this one painted: each is named by all that it was made from, so none is ever stale. */
const pictures = path.join(root, '.cache/e2e-pictures');
mkdirSync(pictures, { recursive: true });
mkdirSync(dataDir, { recursive: true });
if (!existsSync(path.join(dataDir, 'cache'))) symlinkSync(pictures, path.join(dataDir, 'cache'), 'dir');

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Longer than any test takes by itself: a machine with other work to do must not fail one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Nothing here is about motion, and waiting for it (or painting it) is time that no test needs.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording slows every test: it is asked for when a failure is looked into.
    trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'tablet',
      // What a page shows and owes its readers; the long journeys need no third layout.
      testMatch: ['**/pages.e2e.ts', '**/screens-*.e2e.ts'],
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'phone',
      // These bring their own widths, or prove what no width changes: texts, the server's answers, mails.
      testIgnore: ['routes', 'static-pages', 'image-upload', 'back-in-stock', 'opening-a-shop'].map(
        (file) => `**/${file}.e2e.ts`,
      ),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node apps/server/src/main.ts',
    cwd: root,
    url: `http://127.0.0.1:${port}/health/ready`,
    reuseExistingServer: false,
    env: { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off', LOAD_SHEDDING: 'off', LOG_LEVEL: 'error' },
    stdout: 'pipe',
    stderr: 'pipe',
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
