import { sql } from 'kysely';
import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** What the back office filters by: parcels out for delivery are on their way as well. */
const stageFilter = sql.raw(`(case stage when 'outForDelivery' then 'shipped' else stage end)`);

/**
 * Packing, shipping and tracking. The column `stage` says where an open order is; delivered and cancelled ones are known
 * by their flags, which versions before this one write. Its index leaves out the orders that nobody has packed, so placing
 * an order writes no entry. A movement of stock that an order causes after its placement is a `correction` with its
 * cause, because SQLite cannot widen the check of `reason` without copying the table.
 */
export const orderLife: Migration = {
  name: '0020-order-life',
  statements: (db) => {
    const { schema } = db;
    const engine = engineOf(db);
    const { text, big, int } = columnTypes(engine);
    const orderNo = 'placed_order.entry_no';
    return [
      schema.alterTable('placed_order').addColumn('stage', text, (c) => c.notNull().defaultTo('placed')),
      schema
        .createIndex('placed_order_stage')
        .on('placed_order')
        .expression(sql`${stageFilter}, delivered, created_at desc, entry_no, search_with_digits, order_date`)
        .where(sql<boolean>`cancelled_at is null and delivered = 0 and stage <> 'placed'`),
      schema.alterTable('stock_movement').addColumn('cause', text),
      strict(
        engine,
        schema
          .createTable('parcel')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('entry_no', text, (c) => c.notNull().references(orderNo))
          .addColumn('number', int, (c) => c.notNull())
          .addColumn('stage', text, (c) => c.notNull())
          .addColumn('restocked', int, (c) => c.notNull())
          .addColumn('courier_id', text, (c) => c.notNull())
          .addColumn('courier_name', text)
          .addColumn('tracking_number', text)
          .addColumn('created_at', big, (c) => c.notNull())
          .addUniqueConstraint('parcel_number_of_order', ['entry_no', 'number']),
      ),
      schema
        .createIndex('parcel_tracking')
        .on('parcel')
        .columns(['tracking_number', 'courier_id'])
        .unique()
        .where(sql.ref('tracking_number'), 'is not', null),
      strict(
        engine,
        schema
          .createTable('parcel_line')
          .addColumn('parcel_id', text, (c) => c.notNull().references('parcel.id').onDelete('cascade'))
          .addColumn('line_no', int, (c) => c.notNull())
          .addColumn('qty', int, (c) => c.notNull().check(sql`qty > 0`))
          .addPrimaryKeyConstraint('parcel_line_once', ['parcel_id', 'line_no']),
      ),
      strict(
        engine,
        schema
          .createTable('order_step')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('entry_no', text, (c) => c.notNull().references(orderNo))
          .addColumn('parcel_number', int)
          .addColumn('step', text, (c) => c.notNull())
          .addColumn('taken_by', text, (c) => c.notNull())
          .addColumn('actor_id', text)
          .addColumn('note', text, (c) => c.notNull())
          .addColumn('created_at', big, (c) => c.notNull()),
      ),
      schema.createIndex('order_step_of_order').on('order_step').columns(['entry_no', 'created_at']),
      strict(
        engine,
        schema
          .createTable('tracking_link')
          .addColumn('token_hash', text, (c) => c.primaryKey().notNull())
          .addColumn('entry_no', text, (c) => c.notNull().references(orderNo))
          .addColumn('expires_at', big, (c) => c.notNull()),
      ),
      schema.createIndex('tracking_link_of_order').on('tracking_link').column('entry_no'),
      schema.createIndex('tracking_link_by_age').on('tracking_link').column('expires_at'),
    ];
  },
};
