import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Indexes for 100,000 products and as many accounts: the back office's products are searched and sorted without reading
 * their rows, an id of the company's files is found in any spelling, and deleting an account reads no other account's
 * rows. The partial indexes of codes and watches do not serve for that, because the rows outside of them are deleted too.
 */
export const largeShops: Migration = {
  name: '0016-large-shops',
  statements: ({ schema }) => {
    const filtered = ['category_id', 'visible', 'withdrawn'] as const;
    return [
      schema
        .createIndex('product_by_name')
        .on('product')
        .columns(['name', 'id', ...filtered]),
      schema
        .createIndex('product_by_change')
        .on('product')
        .columns(['changed_at desc', 'id', 'name', ...filtered]),
      schema
        .createIndex('product_number_in_small_letters')
        .on('product_number')
        .expression(sql`lower(source_id)`),
      schema.createIndex('stock_watch_of_customer').on('stock_watch').columns(['customer_id', 'created_at']),
      schema.createIndex('otp_of_customer').on('otp').column('customer_id'),
    ];
  },
};
