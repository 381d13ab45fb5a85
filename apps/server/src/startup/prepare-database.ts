import { mkdirSync } from 'node:fs';
import { migrate } from '../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../db/open-database.ts';
import { noTracing, type Tracing } from '../http/monitoring/tracing.ts';
import { createPasswords } from '../modules/accounts/passwords/password-hashing.ts';
import { isReachable } from '../config/config-rules.ts';
import type { Config } from '../config/config.ts';
import { refuseDemoAccounts } from './demo-accounts.ts';

/**
 * Opens and migrates the database; adds the demo catalogue and accounts when `DEMO` is on.
 * @throws when the demo is off, other machines can reach the shop, and the database has the demo's accounts
 */
export async function prepareDatabase(config: Config, tracing: Tracing = noTracing): Promise<OpenDatabase> {
  // Needed with PostgreSQL too: uploads and drawn pictures are kept there.
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const database = openDatabase(config, tracing.addStatement);
  const { db } = database;
  await migrate(db);
  if (!config.demo && isReachable(config)) await refuseDemoAccounts(db);
  if (config.demo) {
    // Imported here, so that a shop without the demo never loads the demo catalogue.
    const { seedDemo } = await import('../seed/seed-demo.ts');
    await seedDemo({ db, season: config.season, now: Date.now(), hashPassword: createPasswords().hash });
  }
  return database;
}
