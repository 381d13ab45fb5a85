import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** Consents of shoppers, and the record of deleted accounts. */
export const personalData: Migration = {
  name: '0051-personal-data',
  statements: (db) => {
    const { schema } = db;
    const engine = engineOf(db);
    const { text, big, int } = columnTypes(engine);
    return [
      strict(
        engine,
        schema
          .createTable('consent')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
          .addColumn('consent', text, (c) => c.notNull())
          .addColumn('text', text, (c) => c.notNull())
          .addColumn('version', int, (c) => c.notNull())
          .addColumn('given', int, (c) => c.notNull())
          .addColumn('created_at', big, (c) => c.notNull()),
      ),
      schema.createIndex('consent_of_customer').on('consent').columns(['customer_id', 'created_at']),
      strict(
        engine,
        schema
          .createTable('erasure')
          .addColumn('customer_id', text, (c) => c.primaryKey().notNull())
          .addColumn('counts', text, (c) => c.notNull())
          .addColumn('backups_until', big)
          .addColumn('created_at', big, (c) => c.notNull()),
      ),
    ];
  },
};
