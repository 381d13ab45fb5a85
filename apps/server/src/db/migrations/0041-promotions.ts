import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** Promotions, the codes that bags keep, and what each promotion took off each order. */
export const promotions: Migration = {
  name: '0041-promotions',
  statements: (db) => {
    const { schema } = db;
    const engine = engineOf(db);
    const { text, big, int } = columnTypes(engine);
    return [
      strict(
        engine,
        schema
          .createTable('promotion')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('name', text, (c) => c.notNull())
          .addColumn('code', text, (c) => c.unique())
          .addColumn('state', text, (c) => c.notNull())
          .addColumn('effect', text, (c) => c.notNull())
          .addColumn('target', text, (c) => c.notNull())
          .addColumn('from_day', text)
          .addColumn('until_day', text)
          .addColumn('minimum', big, (c) => c.notNull())
          .addColumn('max_orders', int)
          .addColumn('max_per_customer', int)
          .addColumn('combined', int, (c) => c.notNull())
          .addColumn('used', int, (c) => c.notNull())
          .addColumn('created_at', big, (c) => c.notNull()),
      ),
      strict(
        engine,
        schema
          .createTable('cart_code')
          .addColumn('customer_id', text, (c) => c.notNull().references('customer.id').onDelete('cascade'))
          .addColumn('promotion_id', text, (c) => c.notNull().references('promotion.id'))
          .addPrimaryKeyConstraint('cart_code_once', ['customer_id', 'promotion_id']),
      ),
      strict(
        engine,
        schema
          .createTable('order_discount')
          .addColumn('entry_no', text, (c) => c.notNull().references('placed_order.entry_no'))
          .addColumn('promotion_id', text, (c) => c.notNull().references('promotion.id'))
          .addColumn('name', text, (c) => c.notNull())
          .addColumn('code', text)
          .addColumn('amount', big, (c) => c.notNull())
          .addColumn('of_delivery', big, (c) => c.notNull())
          .addPrimaryKeyConstraint('order_discount_once', ['entry_no', 'promotion_id']),
      ),
      schema.createIndex('order_discount_of_promotion').on('order_discount').columns(['promotion_id', 'entry_no']),
    ];
  },
};
