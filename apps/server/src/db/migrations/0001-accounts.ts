import { sql, type Compilable } from 'kysely';
import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Db } from '../open-database.ts';

/** Tables about customers: accounts, sessions, codes, counters, addresses. */
export function accounts(db: Db): Compilable[] {
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
    schema
      .createIndex('otp_one_open')
      .on('otp')
      .columns(['customer_id', 'purpose'])
      .unique()
      .where(sql.ref('closed'), '=', sql.lit(0)),
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
    schema
      .createIndex('address_one_active')
      .on('address')
      .column('customer_id')
      .unique()
      .where(sql.ref('is_active'), '=', sql.lit(1)),
  ];
}
