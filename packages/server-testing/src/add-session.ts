import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '@kayal/server/src/db/open-database.ts';

/** Opens a session like a sign-in, but without a password. @returns the browser's cookie. */
export async function addSession(db: Db, customerId: string, at: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('session')
    .values({
      token_hash: createHash('sha256').update(token).digest('hex'),
      customer_id: customerId,
      remembered: 1,
      created_at: at,
      seen_at: at,
    })
    .execute();
  return `sid=${token}`;
}
