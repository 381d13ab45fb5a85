import { sql } from 'kysely';
import { columnTypes, engineOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/**
 * When and why an order was cancelled. The back office's lists and sums leave such orders out unless they are
 * requested, so the indexes of the order table leave them out too, and the few cancelled ones have an index of their
 * own.
 */
export const orderCancelling: Migration = {
  name: '0006-order-cancelling',
  statements: (db) => {
    const { schema } = db;
    const { text, big } = columnTypes(engineOf(db));
    const searched = ['search_text', 'delivered', 'order_date'] as const;
    const standing = (name: string) =>
      schema.createIndex(name).on('placed_order').where(sql.ref('cancelled_at'), 'is', null);
    return [
      schema.alterTable('placed_order').addColumn('cancelled_at', big),
      schema.alterTable('placed_order').addColumn('cancel_reason', text),
      ...['time', 'total', 'name'].map((name) => schema.dropIndex(`placed_order_by_${name}`)),
      ...['sums', 'days'].map((name) => schema.dropIndex(`placed_order_${name}`)),
      standing('placed_order_by_time').columns(['created_at desc', 'entry_no', ...searched]),
      standing('placed_order_by_total').columns(['total desc', 'created_at desc', 'entry_no', ...searched]),
      standing('placed_order_by_name').columns(['customer_name', 'created_at', 'entry_no', ...searched]),
      standing('placed_order_sums').columns(['delivered', 'order_date', 'total', 'delivery_charge']),
      standing('placed_order_days').columns(['order_date', 'total', 'delivery_charge']),
      schema
        .createIndex('placed_order_cancelled')
        .on('placed_order')
        .columns(['created_at desc', 'entry_no'])
        .where(sql.ref('cancelled_at'), 'is not', null),
      schema.createIndex('placed_order_feed').on('placed_order').columns(['created_at', 'entry_no']),
    ];
  },
};
