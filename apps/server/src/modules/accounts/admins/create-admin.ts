import { inTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import { newId } from '../../../db/ids.ts';
import { checkNewPassword, normaliseEmail, normaliseName } from '../customers/customer-fields.ts';
import { insertCustomer, lockByEmail, promoteToAdmin } from '../customers/customers.repository.ts';
import { createPasswords } from '../passwords/password-hashing.ts';
import { deleteSessionsOf } from '../sessions/sessions.repository.ts';

/** Who becomes an admin. */
export interface NewAdmin {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** Fewest characters of the password. */
  readonly minLength: number;
}

/**
 * Makes an admin, or makes one of an existing account, with a new password and every session ended.
 * @throws ApiError `request.invalid` when address, name or password will not do.
 */
export async function createAdmin(db: Db, { email, name, password, minLength }: NewAdmin): Promise<void> {
  const address = normaliseEmail(email);
  const fullName = normaliseName(name);
  checkNewPassword(password, minLength, 'password');
  const passwordHash = await createPasswords().hash(password);
  await inTransaction(db, async (transaction) => {
    const known = await lockByEmail(transaction, address);
    if (known !== undefined) {
      await promoteToAdmin(transaction, known.id, { full_name: fullName, password_hash: passwordHash });
      await deleteSessionsOf(transaction, known.id);
      return;
    }
    await insertCustomer(transaction, {
      id: newId(),
      email: address,
      full_name: fullName,
      mobile: '',
      password_hash: passwordHash,
      role: 'admin',
      verified: 1,
      google_sub: null,
      created_at: Date.now(),
    });
  });
}
