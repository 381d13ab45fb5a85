import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** Pincodes with the same terms of delivery. No two ranges overlap. */
export const pincodes: Migration = {
  name: '0035-pincodes',
  statements: (db) => {
    const engine = engineOf(db);
    const { text, big, int } = columnTypes(engine);
    return [
      strict(
        engine,
        db.schema
          .createTable('pincode_range')
          .addColumn('first', int, (c) => c.primaryKey().notNull())
          .addColumn('last', int, (c) => c.notNull())
          .addColumn('served', int, (c) => c.notNull())
          .addColumn('cash', int, (c) => c.notNull())
          .addColumn('days', int)
          .addColumn('zone', text, (c) => c.notNull())
          .addColumn('fee', big, (c) => c.notNull()),
      ),
    ];
  },
};
