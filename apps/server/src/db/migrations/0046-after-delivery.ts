import { sql } from 'kysely';
import { columnTypes, engineOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/**
 * Until when an order is promised, parcels that bring an exchange, what a shopper pays for the way back, and the size that
 * most wanted who sent a product back. Rows of a version before have none of them.
 */
export const afterDelivery: Migration = {
  name: '0046-after-delivery',
  statements: (db) => {
    const { schema } = db;
    const { text, big, int } = columnTypes(engineOf(db));
    return [
      schema.alterTable('placed_order').addColumn('delivery_days', int),
      schema.alterTable('parcel').addColumn('request_id', text),
      schema
        .createIndex('parcel_of_return')
        .on('parcel')
        .column('request_id')
        .where(sql.ref('request_id'), 'is not', null),
      schema.alterTable('return_request').addColumn('way_back_charge', big, (c) => c.notNull().defaultTo(0)),
      schema.alterTable('product').addColumn('size_hint', text),
    ];
  },
};
