import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, chromiumPath } from './tools/test-browser.ts';

const executablePath = chromiumPath();

const launchArgs = [...chromiumFlags, '--font-render-hinting=none'];

/** Max time of a test, in ms. Tests that build, type-check or install set their own. */
const testTimeout = 30_000;

/** Of API tests, which start servers, kill them and import whole catalogues, ms. */
const apiTimeout = 180_000;

/** Storybook is loaded only for its own project; the other runs would wait for it and print its warning. */
const chosen = process.argv.join(' ').match(/--project[= ](\w+)/g) ?? [];
const needsStorybook = chosen.length === 0 || chosen.some((project) => /(storybook|pictures)$/.test(project));

/**
 * Folder for the databases and pictures of API tests: in memory when there is room, since they are deleted after each
 * test.
 */
function scratchFolder(): string {
  const inMemory = '/dev/shm';
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > 2e9 ? inMemory : tmpdir();
}

/** Whether this is the run of `npm test` without `--all`. */
const isGate = process.env['TEST_GATE'] !== undefined;

/**
 * Stories that only `npm test -- --all` runs: each pair of session, bag, network, stock and price change, of which stories
 * show each alone, and statecharts beside their screens. The plugin of Storybook takes no `--exclude`.
 */
const storiesOnlyInAll = ['**/storybook/{pairs,statecharts}/*.stories.tsx'];

/** A larger space for new objects: the default is collected so often that it takes a tenth of the processor time. */
const execArgv = ['--max-semi-space-size=64'];

/** What the shop logs beside an error that a story shows, and the mocks beside a call that a test makes on purpose. */
const expectedLine =
  /^(\[(loader|header|shop|suggestions|wishlist)\] |Error: This page breaks|\[mocks\] nobody answers GET http:\/\/shop\.test\/)/;

const browser = {
  enabled: true,
  headless: true,
  viewport: { width: 1280, height: 720 },
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: launchArgs },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
};

export default defineConfig({
  test: {
    // Any other line is a finding, so the run prints it.
    onConsoleLog: (log) => !expectedLine.test(log),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          execArgv,
          testTimeout,
          include: [
            'packages/*/src/**/*.test.ts',
            // API tests have a project of their own. An `exclude` here would take the place of the one of a command line.
            'apps/*/src/*.test.ts',
            'apps/*/src/!(api-tests)/**/*.test.ts',
            'apps/shop/storybook/**/*.test.ts',
            'mocks/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          // Loading modules again for every file would take two thirds of the processor time of the smaller tests.
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          execArgv,
          // Node runs the server's sources itself, as `npm run dev` does: an eighth less processor time than by Vite. No
          // API test mocks a module.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['apps/server/src/api-tests/**/*.test.ts'],
          globalSetup: ['packages/server-testing/src/global-setup.ts'],
          // Compiled modules are kept for the servers and commands that tests start: a third less processor time for each.
          env: { TMPDIR: scratchFolder(), NODE_COMPILE_CACHE: path.resolve('.cache/node') },
          // Loading the server again for every file would take half of the run's processor time.
          isolate: false,
          testTimeout: apiTimeout,
          hookTimeout: apiTimeout,
        },
      },
      {
        plugins: needsStorybook ? [storybookTest({ configDir: '.storybook' })] : [],
        test: {
          name: 'storybook',
          testTimeout,
          // Stories wait most of their time, so two files run at once; by default a machine with two cores would run
          // one.
          maxWorkers: 2,
          // Each story opens its own shop, so a new frame for every file would prove nothing more and take a third
          // longer.
          isolate: false,
          exclude: isGate ? storiesOnlyInAll : [],
          env: isGate ? { TEST_GATE: '1' } : {},
          browser,
        },
      },
      {
        // Stories with the tag `picture`, each compared with its committed picture.
        plugins: needsStorybook
          ? [storybookTest({ configDir: '.storybook', tags: { include: ['picture'], exclude: ['test-fn'] } })]
          : [],
        test: {
          name: 'pictures',
          testTimeout,
          maxWorkers: 1,
          isolate: false,
          setupFiles: ['.storybook/pictures.ts'],
          browser: {
            ...browser,
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: ({ arg, ext }) => path.resolve('.storybook/pictures', `${arg}${ext}`),
              },
            },
          },
        },
      },
    ],
  },
});
