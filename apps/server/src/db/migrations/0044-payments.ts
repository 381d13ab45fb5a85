import { sql, type Compilable } from 'kysely';
import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/**
 * Payments, orders that wait for theirs, and the ledger of money. Orders from before were paid in cash: delivered ones are
 * entered as due and collected, all others are due, which their own row says. An old process delivers orders without an
 * entry; `money.repository.ts` enters them when the next one about them is made.
 */
export const payments: Migration = {
  name: '0044-payments',
  statements: (db) => {
    const { schema } = db;
    const engine = engineOf(db);
    const { text, big, int } = columnTypes(engine);
    const entered = (reason: string, from: string, to: string): Compilable => {
      const statement = sql`insert into money_entry (id, entry_no, payment_id, from_account, to_account, paise, reason, actor_id, created_at)
        select entry_no || ${sql.lit(`-${reason}`)}, entry_no, null, ${sql.lit(from)}, ${sql.lit(to)}, total, ${sql.lit(reason)}, null,
          coalesce(delivered_at, created_at)
        from placed_order where delivered = 1 and cancelled_at is null and total > 0`;
      return { compile: () => statement.compile(db) };
    };
    return [
      schema.alterTable('placed_order').addColumn('paid_by', text),
      strict(
        engine,
        schema
          .createTable('awaited_order')
          .addColumn('entry_no', text, (c) => c.primaryKey().notNull())
          .addColumn('customer_id', text, (c) => c.notNull())
          .addColumn('customer_name', text, (c) => c.notNull())
          .addColumn('phone', text, (c) => c.notNull())
          .addColumn('address_text', text, (c) => c.notNull())
          .addColumn('total', big, (c) => c.notNull())
          .addColumn('delivery_charge', big, (c) => c.notNull())
          .addColumn('order_date', text, (c) => c.notNull())
          .addColumn('created_at', big, (c) => c.notNull())
          .addColumn('lines_hash', text, (c) => c.notNull())
          .addColumn('held', int, (c) => c.notNull())
          .addColumn('delivery_days', int),
      ),
      schema
        .createIndex('awaited_order_once')
        .on('awaited_order')
        .column('customer_id')
        .unique()
        .where(sql.ref('held'), '=', sql.lit(1)),
      schema.createIndex('awaited_order_of_customer').on('awaited_order').column('customer_id'),
      strict(
        engine,
        schema
          .createTable('awaited_line')
          .addColumn('entry_no', text, (c) => c.notNull().references('awaited_order.entry_no').onDelete('cascade'))
          .addColumn('line_no', int, (c) => c.notNull())
          .addColumn('product_id', int, (c) => c.notNull())
          .addColumn('unique_code', text, (c) => c.notNull())
          .addColumn('name', text, (c) => c.notNull())
          .addColumn('colour', text, (c) => c.notNull())
          .addColumn('size', text, (c) => c.notNull())
          .addColumn('qty', int, (c) => c.notNull().check(sql`qty > 0`))
          .addColumn('price', big, (c) => c.notNull())
          .addColumn('mrp', big, (c) => c.notNull())
          .addColumn('total', big, (c) => c.notNull())
          .addPrimaryKeyConstraint('awaited_line_key', ['entry_no', 'line_no']),
      ),
      strict(
        engine,
        schema
          .createTable('awaited_discount')
          .addColumn('entry_no', text, (c) => c.notNull().references('awaited_order.entry_no').onDelete('cascade'))
          .addColumn('promotion_id', text, (c) => c.notNull().references('promotion.id'))
          .addColumn('name', text, (c) => c.notNull())
          .addColumn('code', text)
          .addColumn('amount', big, (c) => c.notNull())
          .addColumn('of_delivery', big, (c) => c.notNull())
          .addPrimaryKeyConstraint('awaited_discount_once', ['entry_no', 'promotion_id']),
      ),
      strict(
        engine,
        schema
          .createTable('payment')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('entry_no', text, (c) => c.notNull().unique())
          .addColumn('customer_id', text, (c) => c.notNull())
          .addColumn('way', text, (c) => c.notNull())
          .addColumn('stage', text, (c) => c.notNull())
          .addColumn('amount', big, (c) => c.notNull())
          .addColumn('received', big, (c) => c.notNull())
          .addColumn('refunded', big, (c) => c.notNull())
          .addColumn('started_at', big, (c) => c.notNull())
          .addColumn('expires_at', big)
          .addColumn('reference', text, (c) => c.notNull()),
      ),
      schema.createIndex('payment_of_stage').on('payment').columns(['stage', 'started_at', 'id']),
      schema.createIndex('payment_by_time').on('payment').columns(['started_at', 'id']),
      schema.createIndex('payment_of_customer').on('payment').column('customer_id'),
      strict(
        engine,
        schema
          .createTable('payment_receipt')
          .addColumn('way', text, (c) => c.notNull())
          .addColumn('id', text, (c) => c.notNull())
          .addColumn('payment_id', text, (c) => c.notNull().references('payment.id'))
          .addColumn('amount', big, (c) => c.notNull().check(sql`amount > 0`))
          .addColumn('actor_id', text, (c) => c.notNull())
          .addColumn('created_at', big, (c) => c.notNull())
          .addPrimaryKeyConstraint('payment_receipt_once', ['way', 'id']),
      ),
      schema.createIndex('payment_receipt_of_payment').on('payment_receipt').column('payment_id'),
      strict(
        engine,
        schema
          .createTable('payment_refund')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('payment_id', text, (c) => c.notNull().references('payment.id'))
          .addColumn('amount', big, (c) => c.notNull().check(sql`amount > 0`))
          .addColumn('reason', text, (c) => c.notNull())
          .addColumn('state', text, (c) => c.notNull())
          .addColumn('reference', text, (c) => c.notNull())
          .addColumn('created_at', big, (c) => c.notNull()),
      ),
      schema.createIndex('payment_refund_of_payment').on('payment_refund').column('payment_id'),
      schema.createIndex('payment_refund_queue').on('payment_refund').columns(['state', 'created_at']),
      strict(
        engine,
        schema
          .createTable('money_entry')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('entry_no', text, (c) => c.notNull())
          .addColumn('payment_id', text)
          .addColumn('from_account', text, (c) => c.notNull())
          .addColumn('to_account', text, (c) => c.notNull())
          .addColumn('paise', big, (c) => c.notNull().check(sql`paise > 0`))
          .addColumn('reason', text, (c) => c.notNull())
          .addColumn('actor_id', text)
          .addColumn('created_at', big, (c) => c.notNull()),
      ),
      schema.createIndex('money_entry_of_order').on('money_entry').column('entry_no'),
      schema.createIndex('money_entry_of_payment').on('money_entry').column('payment_id'),
      entered('due', 'sales', 'owed'),
      entered('received', 'owed', 'cash'),
    ];
  },
};
