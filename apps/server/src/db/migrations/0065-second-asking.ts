import { sql } from 'kysely';
import { columnTypes, engineOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** When a gateway is asked once more about a page on which money came. */
export const secondAsking: Migration = {
  name: '0065-second-asking',
  statements: (db) => [
    db.schema.alterTable('payment').addColumn('ask_again_at', columnTypes(engineOf(db)).big),
    db.schema
      .createIndex('payment_to_ask_again')
      .on('payment')
      .column('ask_again_at')
      .where(sql.ref('ask_again_at'), 'is not', null),
  ],
};
