import type { Migration } from '../migrate.ts';

/** Index of a variant's movements by time: imports subtract what was sold since their file was loaded. */
export const stockByTime: Migration = {
  name: '0013-stock-by-time',
  statements: (db) => [
    db.schema.createIndex('stock_movement_by_time').on('stock_movement').columns(['unique_code', 'created_at']),
    db.schema.dropIndex('stock_movement_of_variant'),
  ],
};
