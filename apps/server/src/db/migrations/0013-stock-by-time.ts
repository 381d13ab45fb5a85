import type { Migration } from '../migrate.ts';

/** Finds the movements of a variant since some time, for imports: what was sold since a file was loaded. */
export const stockByTime: Migration = {
  name: '0013-stock-by-time',
  statements: (db) => [
    db.schema.createIndex('stock_movement_by_time').on('stock_movement').columns(['unique_code', 'created_at']),
    db.schema.dropIndex('stock_movement_of_variant'),
  ],
};
