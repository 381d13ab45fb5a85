import { columnTypes, engineOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** What is said of the model in the pictures of a product, by colour. */
export const modelSizes: Migration = {
  name: '0064-model-sizes',
  statements: (db) => [
    db.schema
      .alterTable('product')
      .addColumn('model_sizes', columnTypes(engineOf(db)).text, (c) => c.notNull().defaultTo('')),
  ],
};
