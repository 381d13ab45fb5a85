import type { Transaction } from 'kysely';
import { newId } from '../../../db/ids.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Database } from '../../../db/schema.ts';
import { revokeTokensOf } from '../../api-tokens/api-tokens.service.ts';
import { insertAudit } from '../../audit/audit.repository.ts';
import { normaliseEmail, normaliseName } from '../customers/customer-fields.ts';
import { insertCustomer, lockByEmail, updateCustomer, type CustomerRow } from '../customers/customers.repository.ts';
import { createPasswords, type Passwords } from '../passwords/password-hashing.ts';
import { checkNewPassword, passwordRule } from '../passwords/password-rules.ts';
import { deleteSecondFactors } from '../second-factor/factors.repository.ts';
import { signOutEverywhere } from '../sessions/sessions.repository.ts';

/** Fields of a new admin, as typed. */
export interface NewAdmin {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** A new admin whose fields have been checked and whose password has been hashed. */
export interface PreparedAdmin {
  /** The id of her account, if she has none before. */
  readonly newId: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
}

/** The actor of audit entries that the command line writes: a person at the machine needs no account. */
export const commandLineActor = 'command-line';

/** Checks a new admin's fields. @throws ApiError `request.invalid` when address, name or password is not accepted. */
export async function prepareAdmin(
  { email, name, password }: NewAdmin,
  passwordMinLength: number,
  passwords: Passwords,
): Promise<PreparedAdmin> {
  const fields = { email: normaliseEmail(email), name: normaliseName(name) };
  await checkNewPassword(password, passwordRule('admin', passwordMinLength), 'password');
  return { newId: newId(), ...fields, passwordHash: await passwords.hash(password) };
}

/**
 * Makes an admin, or makes one of an existing account, which starts over: a new password, no second factor, no session.
 * That is also the way back for an admin who lost her second factor and her recovery codes.
 */
export async function writeAdmin(
  transaction: Transaction<Database>,
  { newId: id, email, name, passwordHash }: PreparedAdmin,
  by: { readonly actorId: string | null; readonly at: number },
): Promise<CustomerRow> {
  const known = await lockByEmail(transaction, email);
  const change = { full_name: name, password_hash: passwordHash, role: 'admin', verified: 1 } as const;
  const fresh = { email, mobile: '', google_sub: null, ...change, id, created_at: by.at };
  if (known === undefined) await insertCustomer(transaction, fresh);
  else {
    await updateCustomer(transaction, known.id, change);
    await deleteSecondFactors(transaction, known.id);
    await signOutEverywhere(transaction, known.id);
    if (known.role !== 'admin')
      await revokeTokensOf(transaction, known.id, { actorId: by.actorId ?? known.id, at: by.at });
  }
  const admin = known === undefined ? { ...fresh, cart_version: 0 } : { ...known, ...change };
  await insertAudit(transaction, {
    actorId: by.actorId ?? admin.id,
    action: 'admin.granted',
    subject: admin.id,
    before: { role: known?.role ?? null },
    after: { role: 'admin' },
    at: by.at,
  });
  return admin;
}

/** Makes an admin from the command line. @throws as `prepareAdmin`. */
export async function createAdmin(db: Db, fields: NewAdmin, passwordMinLength: number): Promise<void> {
  const prepared = await prepareAdmin(fields, passwordMinLength, createPasswords());
  await inTransaction(db, (transaction) =>
    writeAdmin(transaction, prepared, { actorId: commandLineActor, at: Date.now() }),
  );
}
