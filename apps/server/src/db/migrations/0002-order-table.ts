import type { Migration } from '../migrate.ts';

/**
 * Indexes for the back office's order table: searched, sorted and summed at 100,000 orders without a look at the rows.
 * Two of the first step begin as others do here, and go.
 */
export const orderTable: Migration = {
  name: '0002-order-table',
  statements: ({ schema }) => [
    schema
      .createIndex('placed_order_search')
      .on('placed_order')
      .columns(['created_at', 'entry_no', 'customer_name', 'phone', 'delivered', 'order_date', 'total']),
    schema
      .createIndex('placed_order_sums')
      .on('placed_order')
      .columns(['delivered', 'order_date', 'total', 'delivery_charge']),
    schema.createIndex('placed_order_days').on('placed_order').columns(['order_date', 'total', 'delivery_charge']),
    schema.createIndex('placed_order_by_total').on('placed_order').columns(['total', 'created_at']),
    schema.createIndex('placed_order_by_name').on('placed_order').columns(['customer_name', 'created_at']),
    schema.dropIndex('placed_order_by_age'),
    schema.dropIndex('placed_order_by_date'),
    schema.createIndex('audit_by_age').on('audit').columns(['created_at', 'id']),
  ],
};
