import { sql } from 'kysely';
import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/**
 * Customers and past orders of the shop before this one. Accounts and addresses name the import that made them, so that it
 * can be undone; past orders are found by the e-mail address, because most of their customers have no account yet.
 */
export const people: Migration = {
  name: '0058-people',
  statements: (db) => {
    const { schema } = db;
    const engine = engineOf(db);
    const { text, big, int } = columnTypes(engine);
    return [
      strict(
        engine,
        schema
          .createTable('people_import')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('name', text, (c) => c.notNull())
          .addColumn('file', text)
          .addColumn('kind', text)
          .addColumn('system', text)
          .addColumn('state', text, (c) => c.notNull())
          .addColumn('done', int, (c) => c.notNull())
          .addColumn('total', int, (c) => c.notNull())
          .addColumn('counts', text, (c) => c.notNull())
          .addColumn('problems', text, (c) => c.notNull())
          .addColumn('samples', text, (c) => c.notNull())
          .addColumn('error', text)
          .addColumn('actor_id', text, (c) => c.notNull())
          .addColumn('created_at', big, (c) => c.notNull())
          .addColumn('touched_at', big, (c) => c.notNull()),
      ),
      strict(
        engine,
        schema
          .createTable('past_order')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('import_id', text, (c) => c.notNull())
          .addColumn('source', text, (c) => c.notNull())
          .addColumn('number', text, (c) => c.notNull())
          .addColumn('email', text, (c) => c.notNull())
          .addColumn('ordered_on', text, (c) => c.notNull())
          .addColumn('status', text, (c) => c.notNull())
          .addColumn('total', big, (c) => c.notNull().check(sql`total >= 0`))
          .addColumn('delivery', big)
          .addColumn('discount', big)
          .addColumn('address', text, (c) => c.notNull())
          .addColumn('lines', text, (c) => c.notNull())
          .addColumn('created_at', big, (c) => c.notNull())
          .addUniqueConstraint('past_order_once', ['source', 'number']),
      ),
      schema.createIndex('past_order_of_email').on('past_order').columns(['email', 'ordered_on']),
      schema.createIndex('past_order_of_import').on('past_order').column('import_id'),
      schema.alterTable('customer').addColumn('import_id', text),
      schema
        .createIndex('customer_of_import')
        .on('customer')
        .columns(['import_id', 'verified'])
        .where(sql.ref('import_id'), 'is not', null),
      schema.alterTable('address').addColumn('import_id', text),
      schema
        .createIndex('address_of_import')
        .on('address')
        .column('import_id')
        .where(sql.ref('import_id'), 'is not', null),
    ];
  },
};
