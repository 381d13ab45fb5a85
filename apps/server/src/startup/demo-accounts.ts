import type { Db } from '../db/open-database.ts';
import { findByEmail } from '../modules/accounts/customers/customers.repository.ts';
import { createPasswords } from '../modules/accounts/passwords/password-hashing.ts';
import { demoPassword, people } from '../seed/people.ts';

/**
 * Refuses a database with the demo's accounts, its admin included, in a shop that other machines can reach.
 * @throws Error that names the solution
 */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  const passwords = createPasswords();
  for (const { key } of people) {
    const customer = await findByEmail(db, `${key}@kayal.example`);
    if (customer === undefined || !(await passwords.fits(demoPassword, customer.password_hash))) continue;
    throw new Error(
      'this database holds the accounts of the demo, whose password is public. Start with an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database',
    );
  }
}
