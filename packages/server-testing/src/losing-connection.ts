import type { Transaction } from 'kysely';
import type { Db } from '@kayal/server/src/db/open-database.ts';
import type { Database } from '@kayal/server/src/db/schema.ts';

/** A database whose connection breaks at the end of every transaction, before its commit or just after it. */
export function losingConnection(db: Db, when: 'before' | 'after'): Db {
  const error = new Error('Connection terminated unexpectedly');
  const execute = async (work: (trx: Transaction<Database>) => Promise<unknown>) => {
    await db.transaction().execute(async (trx) => {
      await work(trx);
      if (when === 'before') throw error;
    });
    throw error;
  };
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute });
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}
