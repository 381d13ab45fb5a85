import type { Config } from './config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../db/open-database.ts';
import { mkdirSync } from 'node:fs';
import { isReachable } from './config-rules.ts';
import { refuseDemoAccounts } from './demo-accounts.ts';
import { createPasswords } from '../modules/accounts/passwords/password-hashing.ts';

/** Opens the database, migrated and, where the settings want it, with the demo catalogue and accounts. */
export async function prepareDatabase(config: Config): Promise<OpenDatabase> {
  // On PostgreSQL as well: uploads and drawn pictures are kept there.
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const database = openDatabase(config);
  const { db } = database;
  await migrate(db);
  if (!config.demo && isReachable(config)) await refuseDemoAccounts(db);
  if (config.demo) {
    // A shop without the demo loads nothing of it.
    const { seedDemo } = await import('../seed/seed-demo.ts');
    await seedDemo({ db, season: config.season, now: Date.now(), hashPassword: createPasswords().hash });
  }
  return database;
}
