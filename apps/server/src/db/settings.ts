import { randomBytes } from 'node:crypto';
import type { Db } from './open-database.ts';

const keyBytes = 32;

/** The secret of this shop's database, made at the first start; all processes share it. */
export async function readServerKey(db: Db): Promise<Buffer> {
  await db
    .insertInto('setting')
    .values({ name: 'server-key', value: randomBytes(keyBytes).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('setting').select('value').where('name', '=', 'server-key').executeTakeFirstOrThrow();
  return Buffer.from(row.value, 'hex');
}
