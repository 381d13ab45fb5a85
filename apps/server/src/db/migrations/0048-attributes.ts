import { columnTypes, engineOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** Values of attributes of a product, as JSON; empty for none. Attributes themselves are settings. */
export const attributes: Migration = {
  name: '0048-attributes',
  statements: (db) => {
    const { text } = columnTypes(engineOf(db));
    return [
      db.schema.alterTable('product').addColumn('attributes', text, (c) => c.notNull().defaultTo('')),
      db.schema.alterTable('import_product').addColumn('attributes', text),
    ];
  },
};
