import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Indexes of collected cash by age, and of what couriers paid out of it. */
export const settlements: Migration = {
  name: '0054-settlements',
  statements: ({ schema }) => [
    schema
      .createIndex('money_entry_collected')
      .on('money_entry')
      .columns(['created_at', 'entry_no'])
      .where(sql.ref('to_account'), '=', sql.lit('cash')),
    schema
      .createIndex('money_entry_settled')
      .on('money_entry')
      .column('entry_no')
      .where(sql.ref('reason'), '=', sql.lit('settled')),
  ],
};
