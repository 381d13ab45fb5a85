import { sql } from 'kysely';
import { columnTypes, engineOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** A message of the contact form can have a number, and the time when it was answered. */
export const complaints: Migration = {
  name: '0021-complaints',
  statements: (db) => {
    const { schema } = db;
    const { text, big } = columnTypes(engineOf(db));
    return [
      schema.alterTable('contact_message').addColumn('number', text),
      schema.alterTable('contact_message').addColumn('answered_at', big),
      schema
        .createIndex('contact_message_number')
        .on('contact_message')
        .column('number')
        .unique()
        .where(sql.ref('number'), 'is not', null),
    ];
  },
};
