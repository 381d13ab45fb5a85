import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/**
 * Pictures that imports name by their address: staged with a run, and how far each is fetched. A saved mapping has the
 * columns that it makes.
 */
export const pictureAddresses: Migration = {
  name: '0060-picture-addresses',
  statements: (db) => {
    const { schema } = db;
    const engine = engineOf(db);
    const { text, int, big } = columnTypes(engine);
    return [
      schema.alterTable('import_map').addColumn('made', text, (c) => c.notNull().defaultTo('[]')),
      strict(
        engine,
        schema
          .createTable('import_picture')
          .addColumn('run_id', text, (c) => c.notNull().references('import_run.id').onDelete('cascade'))
          .addColumn('product_id', int, (c) => c.notNull())
          .addColumn('colour', text, (c) => c.notNull())
          .addColumn('address', text, (c) => c.notNull())
          .addColumn('host', text, (c) => c.notNull())
          .addColumn('position', int, (c) => c.notNull())
          .addPrimaryKeyConstraint('import_picture_key', ['run_id', 'product_id', 'colour', 'address']),
      ),
      strict(
        engine,
        schema
          .createTable('picture_address')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('product_id', int, (c) => c.notNull().references('product.id'))
          .addColumn('colour', text, (c) => c.notNull())
          .addColumn('view', text, (c) => c.notNull())
          .addColumn('address', text, (c) => c.notNull())
          .addColumn('host', text, (c) => c.notNull())
          .addColumn('state', text, (c) => c.notNull())
          .addColumn('tries', int, (c) => c.notNull())
          .addColumn('code', text)
          .addColumn('due_at', big, (c) => c.notNull())
          .addColumn('run_id', text, (c) => c.notNull())
          .addColumn('digest', text)
          .addColumn('file', text),
      ),
      schema
        .createIndex('picture_address_of_colour')
        .on('picture_address')
        .columns(['product_id', 'colour', 'view'])
        .unique(),
      schema.createIndex('picture_address_by_state').on('picture_address').columns(['state', 'view', 'id']),
      schema.createIndex('picture_address_by_address').on('picture_address').column('address'),
      schema.createIndex('picture_address_by_digest').on('picture_address').column('digest'),
      schema.createIndex('picture_address_by_file').on('picture_address').column('file'),
    ];
  },
};
