import type { Db } from '../db/open-database.ts';
import { createPasswords } from '../modules/accounts/passwords/password-hashing.ts';
import { demoPassword, people } from '../seed/people.ts';

/**
 * Refuses a database with the demo's accounts, its admin included, in a shop that other machines can reach.
 * @throws Error that names the solution
 */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  const emails = people.map(({ key }) => `${key}@kayal.example`);
  const found = await db.selectFrom('customer').select('password_hash').where('email', 'in', emails).execute();
  const passwords = createPasswords();
  for (const { password_hash: hash } of found) {
    if (!(await passwords.fits(demoPassword, hash))) continue;
    throw new Error(
      'this database holds the accounts of the demo, whose password is public. Start with an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database',
    );
  }
}
