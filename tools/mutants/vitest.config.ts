import { defineConfig } from 'vitest/config';

/** The tests that judge a changed source, as `main.ts` chose them. */
const include = (process.env['MUTANTS_TESTS'] ?? '').split(',');

export default defineConfig({
  test: {
    environment: 'node',
    include,
    // API tests run on SQLite alone here, and ask for this address nevertheless.
    provide: { postgresUrl: '' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
