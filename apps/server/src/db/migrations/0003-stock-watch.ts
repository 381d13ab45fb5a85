import { sql } from 'kysely';
import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/**
 * Watches of sold-out variants. A notified row is kept for a while as proof; only one row may wait for
 * each customer and variant. Restocking reads by variant, the account page by customer.
 */
export const stockWatch: Migration = {
  name: '0003-stock-watch',
  statements: (db) => {
    const { schema } = db;
    const engine = engineOf(db);
    const { text, big } = columnTypes(engine);
    return [
      strict(
        engine,
        schema
          .createTable('stock_watch')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('customer_id', text, (c) => c.notNull().references('customer.id').onDelete('cascade'))
          .addColumn('unique_code', text, (c) => c.notNull().references('variant.unique_code'))
          .addColumn('created_at', big, (c) => c.notNull())
          .addColumn('notified_at', big),
      ),
      schema
        .createIndex('stock_watch_one_waiting')
        .on('stock_watch')
        .columns(['customer_id', 'unique_code'])
        .unique()
        .where(sql.ref('notified_at'), 'is', null),
      schema
        .createIndex('stock_watch_of_variant')
        .on('stock_watch')
        .column('unique_code')
        .where(sql.ref('notified_at'), 'is', null),
      schema.createIndex('stock_watch_by_age').on('stock_watch').column('notified_at'),
    ];
  },
};
