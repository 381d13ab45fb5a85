import { sql } from 'kysely';
import { columnTypes, engineOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/**
 * Indexes for the back office's order table: 100,000 orders are searched, sorted and summed without reading the rows.
 * Each order of the table has an index that holds the searched text too, so that a search ends at the first full page.
 * Two indexes of the first migration are prefixes of these and are dropped.
 */
export const orderTable: Migration = {
  name: '0002-order-table',
  statements: (db) => {
    const { schema } = db;
    const engine = engineOf(db);
    const searched = ['search_text', 'delivered', 'order_date'] as const;
    return [
      schema.alterTable('placed_order').addColumn('search_text', columnTypes(engine).text, (column) => {
        const text = column.generatedAlwaysAs(sql`lower(entry_no || '\n' || customer_name || '\n' || phone)`);
        return engine === 'postgres' ? text.stored() : text;
      }),
      schema
        .createIndex('placed_order_by_time')
        .on('placed_order')
        .columns(['created_at desc', 'entry_no', ...searched]),
      schema
        .createIndex('placed_order_by_total')
        .on('placed_order')
        .columns(['total desc', 'created_at desc', 'entry_no', ...searched]),
      schema
        .createIndex('placed_order_by_name')
        .on('placed_order')
        .columns(['customer_name', 'created_at', 'entry_no', ...searched]),
      schema
        .createIndex('placed_order_sums')
        .on('placed_order')
        .columns(['delivered', 'order_date', 'total', 'delivery_charge']),
      schema.createIndex('placed_order_days').on('placed_order').columns(['order_date', 'total', 'delivery_charge']),
      schema.dropIndex('placed_order_by_age'),
      schema.dropIndex('placed_order_by_date'),
      schema.createIndex('audit_by_age').on('audit').columns(['created_at', 'id']),
    ];
  },
};
