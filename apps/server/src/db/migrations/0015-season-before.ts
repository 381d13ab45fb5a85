import { columnTypes, engineOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** What an import did to the products on sale, so that the way back to a season says it without counting. */
export const seasonBefore: Migration = {
  name: '0015-season-before',
  statements: (db) => {
    const { int } = columnTypes(engineOf(db));
    return [
      db.schema.alterTable('import_run').addColumn('on_sale_before', int),
      db.schema.alterTable('import_run').addColumn('put_on_sale', int),
    ];
  },
};
