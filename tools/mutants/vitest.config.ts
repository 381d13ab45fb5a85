import { defineConfig } from 'vitest/config';
import { keptPool } from './kept-pool.ts';

/** The tests that judge a changed source, as `main.ts` chose them. */
const include = (process.env['MUTANTS_TESTS'] ?? '').split(',');

/** Whether one thread runs the tests of many changes, one change after the other. */
const isKept = process.env['MUTANTS_KEEP'] === 'yes';

export default defineConfig({
  plugins: [
    {
      name: 'kept-thread',
      // Not an option of the configuration, because Stryker gives its own pool.
      configureVitest: ({ project: { config } }) => {
        if (isKept) Object.assign(config, { pool: keptPool.name, poolRunner: keptPool, isolate: false });
      },
    },
  ],
  test: {
    environment: 'node',
    include,
    // API tests run on SQLite alone here, and ask for this address nevertheless.
    provide: { postgresUrl: '' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
