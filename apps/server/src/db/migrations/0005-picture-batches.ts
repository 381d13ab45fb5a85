import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** Further sides of an uploaded garment, and the batches that many pictures come in. */
export const pictureBatches: Migration = {
  name: '0005-picture-batches',
  statements: (db) => {
    const { schema } = db;
    const engine = engineOf(db);
    const { text, int, big } = columnTypes(engine);
    return [
      strict(
        engine,
        schema
          .createTable('picture_view')
          .addColumn('product_id', int, (c) => c.notNull().references('product.id'))
          .addColumn('colour', text, (c) => c.notNull())
          .addColumn('view', text, (c) => c.notNull())
          .addColumn('file', text, (c) => c.notNull())
          .addPrimaryKeyConstraint('picture_view_key', ['product_id', 'colour', 'view']),
      ),
      strict(
        engine,
        schema
          .createTable('picture_batch')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('state', text, (c) => c.notNull())
          .addColumn('created_at', big, (c) => c.notNull())
          .addColumn('worked_at', big, (c) => c.notNull()),
      ),
      strict(
        engine,
        schema
          .createTable('picture_batch_file')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('batch_id', text, (c) => c.notNull().references('picture_batch.id').onDelete('cascade'))
          .addColumn('position', int, (c) => c.notNull())
          .addColumn('name', text, (c) => c.notNull())
          .addColumn('status', text, (c) => c.notNull())
          .addColumn('code', text)
          .addColumn('picture', text)
          .addColumn('view', text)
          .addColumn('file', text)
          .addColumn('created_at', big, (c) => c.notNull()),
      ),
      schema.createIndex('picture_batch_file_of_batch').on('picture_batch_file').columns(['batch_id', 'position']),
      schema.createIndex('picture_batch_file_by_status').on('picture_batch_file').columns(['status', 'created_at']),
    ];
  },
};
