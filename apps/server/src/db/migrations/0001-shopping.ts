import { sql, type Compilable } from 'kysely';
import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Db } from '../open-database.ts';

/** Tables of purchases: carts, wishlists, orders, and the answers kept for repeated calls. */
export function shopping(db: Db): Compilable[] {
  const engine = engineOf(db);
  const { text, int, big } = columnTypes(engine);
  const { schema } = db;
  return [
    strict(
      engine,
      schema
        .createTable('cart_line')
        .addColumn('customer_id', text, (c) => c.notNull().references('customer.id').onDelete('cascade'))
        .addColumn('unique_code', text, (c) => c.notNull().references('variant.unique_code'))
        .addColumn('product_id', int, (c) => c.notNull().references('product.id'))
        .addColumn('qty', int, (c) => c.notNull().check(sql`qty between 1 and 50`))
        .addColumn('price', big, (c) => c.notNull().check(sql`price > 0`))
        .addColumn('created_at', big, (c) => c.notNull())
        .addPrimaryKeyConstraint('cart_line_key', ['customer_id', 'unique_code']),
    ),
    strict(
      engine,
      schema
        .createTable('wishlist')
        .addColumn('id', text, (c) => c.primaryKey().notNull())
        .addColumn('customer_id', text, (c) => c.notNull().references('customer.id').onDelete('cascade'))
        .addColumn('product_id', int, (c) => c.notNull().references('product.id'))
        .addColumn('unique_code', text, (c) => c.notNull())
        .addColumn('created_at', big, (c) => c.notNull())
        .addUniqueConstraint('wishlist_once', ['customer_id', 'product_id']),
    ),
    strict(
      engine,
      schema
        .createTable('placed_order')
        .addColumn('entry_no', text, (c) => c.primaryKey().notNull())
        .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
        .addColumn('customer_name', text, (c) => c.notNull())
        .addColumn('phone', text, (c) => c.notNull())
        .addColumn('address_text', text, (c) => c.notNull())
        .addColumn('total', big, (c) => c.notNull().check(sql`total >= 0`))
        .addColumn('delivery_charge', big, (c) => c.notNull().check(sql`delivery_charge >= 0`))
        .addColumn('order_date', text, (c) => c.notNull())
        .addColumn('created_at', big, (c) => c.notNull())
        .addColumn('delivered', int, (c) => c.notNull().check(sql`delivered in (0, 1)`))
        .addColumn('delivered_at', big)
        .addColumn('lines_hash', text, (c) => c.notNull()),
    ),
    schema.createIndex('placed_order_of_customer').on('placed_order').columns(['customer_id', 'created_at']),
    schema.createIndex('placed_order_by_age').on('placed_order').columns(['created_at', 'entry_no']),
    schema.createIndex('placed_order_by_state').on('placed_order').columns(['delivered', 'created_at']),
    schema.createIndex('placed_order_by_date').on('placed_order').column('order_date'),
    strict(
      engine,
      schema
        .createTable('order_line')
        .addColumn('entry_no', text, (c) => c.notNull().references('placed_order.entry_no'))
        .addColumn('line_no', int, (c) => c.notNull())
        .addColumn('product_id', int, (c) => c.notNull())
        .addColumn('unique_code', text, (c) => c.notNull())
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('colour', text, (c) => c.notNull())
        .addColumn('size', text, (c) => c.notNull())
        .addColumn('qty', int, (c) => c.notNull().check(sql`qty >= 1`))
        .addColumn('price', big, (c) => c.notNull().check(sql`price >= 0`))
        .addColumn('mrp', big, (c) => c.notNull())
        .addColumn('total', big, (c) => c.notNull().check(sql`total = qty * price`))
        .addPrimaryKeyConstraint('order_line_key', ['entry_no', 'line_no']),
    ),
    strict(
      engine,
      schema
        .createTable('idempotency')
        .addColumn('customer_id', text, (c) => c.notNull().references('customer.id').onDelete('cascade'))
        .addColumn('key', text, (c) => c.notNull())
        .addColumn('body_hash', text, (c) => c.notNull())
        .addColumn('status', int, (c) => c.notNull())
        .addColumn('body', text, (c) => c.notNull())
        .addColumn('created_at', big, (c) => c.notNull())
        .addPrimaryKeyConstraint('idempotency_key', ['customer_id', 'key']),
    ),
    schema.createIndex('idempotency_by_age').on('idempotency').column('created_at'),
  ];
}
