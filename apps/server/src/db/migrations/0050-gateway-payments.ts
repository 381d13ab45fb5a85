import { columnTypes, engineOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** What a payment is at its gateway, and when the gateway was last asked about it. */
export const gatewayPayments: Migration = {
  name: '0050-gateway-payments',
  statements: (db) => {
    const { text, big } = columnTypes(engineOf(db));
    return [
      db.schema.alterTable('payment').addColumn('gateway_id', text),
      db.schema.alterTable('payment').addColumn('pay_address', text),
      db.schema.alterTable('payment').addColumn('asked_at', big),
    ];
  },
};
