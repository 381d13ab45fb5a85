import { sql, type Compilable } from 'kysely';
import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Db } from '../open-database.ts';
import type { Migration } from '../migrate.ts';

/** The whole data model of `schema.ts`, as both engines keep it. */
export const initial: Migration = {
  name: '0001-initial',
  statements: (db) => [...catalogue(db), ...accounts(db), ...shopping(db), ...operations(db)],
};

function catalogue(db: Db): Compilable[] {
  const engine = engineOf(db);
  const { text, int, big } = columnTypes(engine);
  const { schema } = db;
  return [
    strict(
      engine,
      schema
        .createTable('category')
        .addColumn('id', int, (c) => c.notNull())
        .addColumn('kind', text, (c) => c.notNull().check(sql`kind in ('category', 'sub-category', 'promotion')`))
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('same_as', int, (c) => c.notNull())
        .addColumn('position', int, (c) => c.notNull())
        .addPrimaryKeyConstraint('category_key', ['kind', 'id']),
    ),
    schema.createIndex('category_listing').on('category').columns(['kind', 'position']),
    strict(
      engine,
      schema
        .createTable('product')
        .addColumn('id', int, (c) => c.primaryKey().notNull())
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('mrp', big, (c) => c.notNull().check(sql`mrp > 0`))
        .addColumn('category_id', int, (c) => c.notNull())
        .addColumn('display_colour', text, (c) => c.notNull())
        .addColumn('cut', text, (c) => c.notNull())
        .addColumn('department', text, (c) =>
          c.notNull().check(sql`department in ('men', 'women', 'kids', 'accessories')`),
        )
        .addColumn('rank', int, (c) => c.notNull())
        .addColumn('created_at', big, (c) => c.notNull())
        .addColumn('visible', int, (c) => c.notNull().check(sql`visible in (0, 1)`)),
    ),
    schema.createIndex('product_of_category').on('product').columns(['category_id', 'rank', 'id']),
    schema.createIndex('product_best_first').on('product').columns(['rank', 'id']),
    schema.createIndex('product_by_age').on('product').columns(['created_at', 'id']),
    schema.createIndex('product_by_name').on('product').columns(['name', 'id']),
    strict(
      engine,
      schema
        .createTable('product_group')
        .addColumn('category_id', int, (c) => c.notNull())
        .addColumn('product_id', int, (c) => c.notNull().references('product.id'))
        .addColumn('rank', int, (c) => c.notNull())
        .addPrimaryKeyConstraint('product_group_key', ['category_id', 'product_id']),
    ),
    schema.createIndex('product_group_best_first').on('product_group').columns(['category_id', 'rank', 'product_id']),
    schema.createIndex('product_group_of_product').on('product_group').column('product_id'),
    strict(
      engine,
      schema
        .createTable('variant')
        .addColumn('unique_code', text, (c) => c.primaryKey().notNull())
        .addColumn('product_id', int, (c) => c.notNull().references('product.id'))
        .addColumn('colour', text, (c) => c.notNull())
        .addColumn('size', text, (c) => c.notNull())
        .addColumn('qty', int, (c) => c.notNull().check(sql`qty >= 0`))
        .addColumn('position', int, (c) => c.notNull())
        .addUniqueConstraint('variant_once', ['product_id', 'colour', 'size']),
    ),
    schema.createIndex('variant_of_product').on('variant').columns(['product_id', 'position']),
    schema.createIndex('variant_by_colour').on('variant').columns(['colour', 'size', 'product_id']),
    schema.createIndex('variant_by_size').on('variant').columns(['size', 'product_id']),
    strict(
      engine,
      schema
        .createTable('stock_movement')
        .addColumn('id', text, (c) => c.primaryKey().notNull())
        .addColumn('unique_code', text, (c) => c.notNull().references('variant.unique_code'))
        .addColumn('delta', int, (c) => c.notNull())
        .addColumn('reason', text, (c) => c.notNull().check(sql`reason in ('initial', 'order', 'correction')`))
        .addColumn('entry_no', text)
        .addColumn('created_at', big, (c) => c.notNull()),
    ),
    schema.createIndex('stock_movement_of_variant').on('stock_movement').column('unique_code'),
    schema.createIndex('stock_movement_of_order').on('stock_movement').column('entry_no'),
    strict(
      engine,
      schema
        .createTable('offer')
        .addColumn('product_id', int, (c) => c.primaryKey().notNull().references('product.id'))
        .addColumn('price', big, (c) => c.notNull().check(sql`price > 0`))
        .addColumn('updated_at', big, (c) => c.notNull()),
    ),
    strict(
      engine,
      schema
        .createTable('colour')
        .addColumn('season', text, (c) => c.notNull())
        .addColumn('db_color', text, (c) => c.notNull())
        .addColumn('md_color', text, (c) => c.notNull())
        .addColumn('hex', text, (c) => c.notNull())
        .addPrimaryKeyConstraint('colour_key', ['season', 'db_color']),
    ),
    strict(
      engine,
      schema
        .createTable('picture')
        .addColumn('product_id', int, (c) => c.notNull().references('product.id'))
        .addColumn('colour', text, (c) => c.notNull())
        .addColumn('file', text, (c) => c.notNull())
        .addColumn('updated_at', big, (c) => c.notNull())
        .addPrimaryKeyConstraint('picture_key', ['product_id', 'colour']),
    ),
    strict(
      engine,
      schema
        .createTable('search_word')
        .addColumn('word', text, (c) => c.notNull())
        .addColumn('product_id', int, (c) => c.notNull().references('product.id'))
        .addPrimaryKeyConstraint('search_word_key', ['word', 'product_id']),
    ),
    schema.createIndex('search_word_of_product').on('search_word').column('product_id'),
  ];
}

function accounts(db: Db): Compilable[] {
  const engine = engineOf(db);
  const { text, int, big } = columnTypes(engine);
  const { schema } = db;
  return [
    strict(
      engine,
      schema
        .createTable('customer')
        .addColumn('id', text, (c) => c.primaryKey().notNull())
        .addColumn('email', text, (c) => c.notNull().unique())
        .addColumn('full_name', text, (c) => c.notNull())
        .addColumn('mobile', text, (c) => c.notNull())
        .addColumn('password_hash', text)
        .addColumn('role', text, (c) => c.notNull().check(sql`role in ('shopper', 'admin')`))
        .addColumn('verified', int, (c) => c.notNull().check(sql`verified in (0, 1)`))
        .addColumn('google_sub', text, (c) => c.unique())
        .addColumn('created_at', big, (c) => c.notNull())
        .addColumn('cart_version', big, (c) => c.notNull().defaultTo(0)),
    ),
    strict(
      engine,
      schema
        .createTable('session')
        .addColumn('token_hash', text, (c) => c.primaryKey().notNull())
        .addColumn('customer_id', text, (c) => c.notNull().references('customer.id').onDelete('cascade'))
        .addColumn('remembered', int, (c) => c.notNull().check(sql`remembered in (0, 1)`))
        .addColumn('created_at', big, (c) => c.notNull())
        .addColumn('seen_at', big, (c) => c.notNull()),
    ),
    schema.createIndex('session_of_customer').on('session').columns(['customer_id', 'created_at']),
    schema.createIndex('session_by_age').on('session').column('created_at'),
    strict(
      engine,
      schema
        .createTable('otp')
        .addColumn('id', text, (c) => c.primaryKey().notNull())
        .addColumn('customer_id', text, (c) => c.notNull().references('customer.id').onDelete('cascade'))
        .addColumn('purpose', text, (c) => c.notNull().check(sql`purpose in ('sign-up', 'reset')`))
        .addColumn('code_hmac', text, (c) => c.notNull())
        .addColumn('tries', int, (c) => c.notNull().check(sql`tries between 0 and 5`))
        .addColumn('closed', int, (c) => c.notNull().check(sql`closed in (0, 1)`))
        .addColumn('created_at', big, (c) => c.notNull())
        .addColumn('expires_at', big, (c) => c.notNull()),
    ),
    schema.createIndex('otp_one_open').on('otp').columns(['customer_id', 'purpose']).unique().where(sql.ref('closed'), '=', sql.lit(0)),
    schema.createIndex('otp_by_age').on('otp').column('expires_at'),
    strict(
      engine,
      schema
        .createTable('rate_counter')
        .addColumn('key', text, (c) => c.primaryKey().notNull())
        .addColumn('count', int, (c) => c.notNull())
        .addColumn('window_ends_at', big, (c) => c.notNull()),
    ),
    schema.createIndex('rate_counter_by_age').on('rate_counter').column('window_ends_at'),
    strict(
      engine,
      schema
        .createTable('address')
        .addColumn('id', text, (c) => c.primaryKey().notNull())
        .addColumn('customer_id', text, (c) => c.notNull().references('customer.id').onDelete('cascade'))
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('mobile', text, (c) => c.notNull())
        .addColumn('pincode', text, (c) => c.notNull())
        .addColumn('locality', text, (c) => c.notNull())
        .addColumn('address', text, (c) => c.notNull())
        .addColumn('city', text, (c) => c.notNull())
        .addColumn('district', text, (c) => c.notNull())
        .addColumn('address_type', text, (c) => c.notNull().check(sql`address_type in ('Home', 'Office')`))
        .addColumn('is_active', int, (c) => c.notNull().check(sql`is_active in (0, 1)`))
        .addColumn('created_at', big, (c) => c.notNull()),
    ),
    schema.createIndex('address_of_customer').on('address').columns(['customer_id', 'created_at']),
    schema.createIndex('address_one_active').on('address').column('customer_id').unique().where(sql.ref('is_active'), '=', sql.lit(1)),
  ];
}

function shopping(db: Db): Compilable[] {
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

function operations(db: Db): Compilable[] {
  const engine = engineOf(db);
  const { text, int, big } = columnTypes(engine);
  const { schema } = db;
  return [
    strict(
      engine,
      schema
        .createTable('outbox')
        .addColumn('id', text, (c) => c.primaryKey().notNull())
        .addColumn('channel', text, (c) => c.notNull().check(sql`channel in ('mail', 'whatsapp')`))
        .addColumn('recipient', text, (c) => c.notNull())
        .addColumn('subject', text, (c) => c.notNull())
        .addColumn('body', text, (c) => c.notNull())
        .addColumn('attempts', int, (c) => c.notNull())
        .addColumn('due_at', big, (c) => c.notNull())
        .addColumn('sent_at', big)
        .addColumn('dead', int, (c) => c.notNull().check(sql`dead in (0, 1)`))
        .addColumn('last_error', text)
        .addColumn('created_at', big, (c) => c.notNull()),
    ),
    schema.createIndex('outbox_due').on('outbox').columns(['dead', 'sent_at', 'due_at']),
    schema.createIndex('outbox_by_age').on('outbox').column('created_at'),
    strict(
      engine,
      schema
        .createTable('contact_message')
        .addColumn('id', text, (c) => c.primaryKey().notNull())
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('email', text, (c) => c.notNull())
        .addColumn('mobile', text, (c) => c.notNull())
        .addColumn('message', text, (c) => c.notNull())
        .addColumn('created_at', big, (c) => c.notNull()),
    ),
    schema.createIndex('contact_message_by_age').on('contact_message').column('created_at'),
    strict(
      engine,
      schema
        .createTable('audit')
        .addColumn('id', text, (c) => c.primaryKey().notNull())
        .addColumn('actor_id', text, (c) => c.notNull())
        .addColumn('action', text, (c) => c.notNull())
        .addColumn('subject', text, (c) => c.notNull())
        .addColumn('before_json', text, (c) => c.notNull())
        .addColumn('after_json', text, (c) => c.notNull())
        .addColumn('created_at', big, (c) => c.notNull()),
    ),
    schema.createIndex('audit_of_subject').on('audit').columns(['subject', 'created_at']),
    strict(
      engine,
      schema
        .createTable('setting')
        .addColumn('name', text, (c) => c.primaryKey().notNull())
        .addColumn('value', text, (c) => c.notNull()),
    ),
  ];
}
