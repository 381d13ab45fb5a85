import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** Counts of visits by day. Deleting old days follows the primary key. */
export const visits: Migration = {
  name: '0063-visits',
  statements: (db) => {
    const engine = engineOf(db);
    const { text, int, big } = columnTypes(engine);
    return [
      strict(
        engine,
        db.schema
          .createTable('visit_count')
          .addColumn('day', text, (c) => c.notNull())
          .addColumn('page', text, (c) => c.notNull())
          .addColumn('device', text, (c) => c.notNull())
          .addColumn('figure', text, (c) => c.notNull())
          .addColumn('bucket', int, (c) => c.notNull())
          .addColumn('visits', big, (c) => c.notNull())
          .addPrimaryKeyConstraint('visit_count_of_figure', ['day', 'page', 'device', 'figure', 'bucket']),
      ),
    ];
  },
};
