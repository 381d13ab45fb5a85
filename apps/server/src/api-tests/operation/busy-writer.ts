import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '../../db/in-transaction.ts';
import { openDatabase } from '../../db/open-database.ts';

/** Writes two equal settings again and again until it is killed. Usage: busy-writer.ts <data folder> */
const { db } = openDatabase({ databaseUrl: null, dataDir: process.argv[2] ?? '' });
for (let count = 0; ; count += 1) {
  const value = String(count);
  await inTransaction(db, async (trx) => {
    for (const name of ['one', 'other']) {
      await trx
        .insertInto('setting')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    }
  });
  if (count === 0) process.send?.('writing');
  await sleep(1);
}
