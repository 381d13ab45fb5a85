import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** The browser that `tools/setup.mjs` found or installed. */
const chromium =
  process.env['CHROMIUM_PATH'] ??
  (existsSync('.cache/chromium-path') ? readFileSync('.cache/chromium-path', 'utf8') : undefined);

const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
];

/** How long a test may take before it is called hung, in ms. Far above any test's own time: a busy machine is no error. */
const testTimeout = 180_000;

/** Storybook is loaded for its own project only: a run of the unit or API tests would wait for it and print its warning. */
const chosen = process.argv.join(' ').match(/--project[= ](\w+)/g) ?? [];
const needsStorybook = chosen.length === 0 || chosen.some((project) => project.endsWith('storybook'));

/** Folder for the databases and pictures of API tests: in memory where there is room, since they never outlive a test. */
function scratchFolder(): string {
  const inMemory = '/dev/shm';
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > 2e9 ? inMemory : tmpdir();
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'apps/shop/storybook/**/*.test.ts',
            'mocks/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['apps/server/src/api-tests/**'],
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/server/src/api-tests/**/*.test.ts'],
          globalSetup: ['apps/server/src/api-tests/global-setup.ts'],
          env: { TMPDIR: scratchFolder() },
          // Loading the server again for every file would take half of the run's processor time.
          isolate: false,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        plugins: needsStorybook ? [storybookTest({ configDir: '.storybook' })] : [],
        test: {
          name: 'storybook',
          testTimeout,
          // Stories wait more than they work: by itself a machine of two cores would run one file at a time.
          maxWorkers: 2,
          // Each story opens a shop of its own; a new frame for every file would cost a third more and prove no more.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            viewport: { width: 1280, height: 720 },
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: launchArgs },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
