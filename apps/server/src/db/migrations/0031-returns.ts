import { sql } from 'kysely';
import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** Returns with their lines, pictures and steps, and the money that went back. */
export const returns: Migration = {
  name: '0022-returns',
  statements: (db) => {
    const { schema } = db;
    const engine = engineOf(db);
    const { text, big, int } = columnTypes(engine);
    const request = 'return_request.id';
    return [
      strict(
        engine,
        schema
          .createTable('return_request')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('entry_no', text, (c) => c.notNull().references('placed_order.entry_no'))
          .addColumn('customer_id', text, (c) => c.notNull())
          .addColumn('stage', text, (c) => c.notNull())
          .addColumn('wish', text, (c) => c.notNull())
          .addColumn('way_back', text, (c) => c.notNull())
          .addColumn('note', text, (c) => c.notNull())
          .addColumn('asked_at', big, (c) => c.notNull())
          .addColumn('send_by', big)
          .addColumn('pick_up_on', text)
          .addColumn('held', int, (c) => c.notNull())
          .addColumn('turn', int, (c) => c.notNull())
          .addColumn('due_at', big, (c) => c.notNull())
          .addColumn('ended_at', big),
      ),
      schema.createIndex('return_request_of_order').on('return_request').column('entry_no'),
      schema.createIndex('return_request_of_customer').on('return_request').column('customer_id'),
      schema.createIndex('return_request_queue').on('return_request').columns(['turn', 'due_at', 'id']),
      schema.createIndex('return_request_of_stage').on('return_request').columns(['stage', 'due_at', 'id']),
      strict(
        engine,
        schema
          .createTable('return_line')
          .addColumn('request_id', text, (c) => c.notNull().references(request).onDelete('cascade'))
          .addColumn('line_no', int, (c) => c.notNull())
          .addColumn('qty', int, (c) => c.notNull().check(sql`qty > 0`))
          .addColumn('reason', text, (c) => c.notNull())
          .addColumn('wanted_code', text)
          .addColumn('paid', big, (c) => c.notNull())
          .addColumn('verdict', text)
          .addPrimaryKeyConstraint('return_line_once', ['request_id', 'line_no']),
      ),
      strict(
        engine,
        schema
          .createTable('return_picture')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('request_id', text, (c) => c.notNull().references(request).onDelete('cascade'))
          .addColumn('created_at', big, (c) => c.notNull()),
      ),
      schema.createIndex('return_picture_of_request').on('return_picture').column('request_id'),
      strict(
        engine,
        schema
          .createTable('return_step')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('request_id', text, (c) => c.notNull().references(request).onDelete('cascade'))
          .addColumn('step', text, (c) => c.notNull())
          .addColumn('taken_by', text, (c) => c.notNull())
          .addColumn('actor_id', text)
          .addColumn('note', text, (c) => c.notNull())
          .addColumn('created_at', big, (c) => c.notNull()),
      ),
      schema.createIndex('return_step_of_request').on('return_step').columns(['request_id', 'created_at']),
      strict(
        engine,
        schema
          .createTable('refund')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('request_id', text, (c) => c.notNull().references(request).unique())
          .addColumn('entry_no', text, (c) => c.notNull().references('placed_order.entry_no'))
          .addColumn('amount', big, (c) => c.notNull().check(sql`amount > 0`))
          .addColumn('method', text, (c) => c.notNull())
          .addColumn('reference', text, (c) => c.notNull())
          .addColumn('actor_id', text, (c) => c.notNull())
          .addColumn('created_at', big, (c) => c.notNull()),
      ),
      schema.createIndex('refund_of_order').on('refund').column('entry_no'),
    ];
  },
};
