import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/**
 * Old addresses. A row of a redirect answers once its file is ready, so that a file that is loaded in slices begins to
 * answer as a whole. Rows are found by the old path.
 */
export const redirects: Migration = {
  name: '0038-redirects',
  statements: (db) => {
    const { schema } = db;
    const engine = engineOf(db);
    const { text, big, int } = columnTypes(engine);
    return [
      strict(
        engine,
        schema
          .createTable('redirect_file')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('name', text, (c) => c.notNull())
          .addColumn('state', text, (c) => c.notNull())
          .addColumn('row_count', int, (c) => c.notNull())
          .addColumn('counts', text, (c) => c.notNull())
          .addColumn('problems', text, (c) => c.notNull())
          .addColumn('error', text)
          .addColumn('created_at', big, (c) => c.notNull())
          .addColumn('touched_at', big, (c) => c.notNull()),
      ),
      strict(
        engine,
        schema
          .createTable('redirect')
          .addColumn('from_path', text, (c) => c.notNull())
          .addColumn('file_id', text, (c) => c.notNull().references('redirect_file.id'))
          .addColumn('to_url', text, (c) => c.notNull())
          .addPrimaryKeyConstraint('redirect_once', ['from_path', 'file_id']),
      ),
      schema.createIndex('redirect_of_file').on('redirect').columns(['file_id', 'from_path']),
      strict(
        engine,
        schema
          .createTable('redirect_rule')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('from_shape', text, (c) => c.notNull().unique())
          .addColumn('to_url', text, (c) => c.notNull())
          .addColumn('created_at', big, (c) => c.notNull()),
      ),
      strict(
        engine,
        schema
          .createTable('missed_address')
          .addColumn('path', text, (c) => c.primaryKey().notNull())
          .addColumn('times', int, (c) => c.notNull())
          .addColumn('last_at', big, (c) => c.notNull()),
      ),
      schema.createIndex('missed_address_by_times').on('missed_address').columns(['times', 'last_at', 'path']),
      schema.createIndex('missed_address_by_age').on('missed_address').column('last_at'),
    ];
  },
};
