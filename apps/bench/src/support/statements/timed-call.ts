import type { Transaction } from 'kysely';
import type { Database } from '../../../../server/src/db/schema.ts';

/** A database inside the transaction that is rolled back after the call. */
export type Trx = Transaction<Database>;

/** A call of a repository's function: its name, with what is special about the values after a comma. */
export type TimedCall = readonly [name: string, call: (db: Trx) => Promise<unknown>];
