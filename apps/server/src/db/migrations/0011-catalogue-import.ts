import { sql, type CreateTableBuilder } from 'kysely';
import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/**
 * What an import needs: marks for what is withdrawn, the runs and their staged rows, what was before (for the undo), and
 * the numbers given to ids that are no numbers.
 */
export const catalogueImport: Migration = {
  name: '0011-catalogue-import',
  statements: (db) => {
    const engine = engineOf(db);
    const { text, int, big } = columnTypes(engine);
    const { schema } = db;
    const table = <T extends string, C extends string>(builder: CreateTableBuilder<T, C>) => strict(engine, builder);
    const ofRun = (name: string) =>
      schema
        .createTable(name)
        .addColumn('run_id', text, (c) => c.notNull().references('import_run.id').onDelete('cascade'));
    return [
      schema.alterTable('product').addColumn('description', text, (c) => c.notNull().defaultTo('')),
      schema.alterTable('product').addColumn('withdrawn', int, (c) => c.notNull().defaultTo(0)),
      schema.alterTable('product').addColumn('version', int, (c) => c.notNull().defaultTo(1)),
      schema.alterTable('product').addColumn('changed_at', big, (c) => c.notNull().defaultTo(0)),
      schema.alterTable('variant').addColumn('withdrawn', int, (c) => c.notNull().defaultTo(0)),
      table(
        schema
          .createTable('product_number')
          .addColumn('source_id', text, (c) => c.primaryKey().notNull())
          .addColumn('product_id', int, (c) => c.notNull().unique()),
      ),
      table(
        schema
          .createTable('import_map')
          .addColumn('name', text, (c) => c.primaryKey().notNull())
          .addColumn('mapping', text, (c) => c.notNull()),
      ),
      table(
        schema
          .createTable('import_run')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('file_name', text, (c) => c.notNull())
          .addColumn('file', text, (c) => c.notNull())
          .addColumn('file_hash', text, (c) => c.notNull())
          .addColumn('started_at', big, (c) => c.notNull())
          .addColumn('actor_id', text)
          .addColumn('source', text, (c) => c.notNull())
          .addColumn('state', text, (c) => c.notNull())
          .addColumn('mode', text)
          .addColumn('season', text)
          .addColumn('format', text, (c) => c.notNull())
          .addColumn('headings', text, (c) => c.notNull())
          .addColumn('mapping', text, (c) => c.notNull())
          .addColumn('map_name', text)
          .addColumn('counts', text)
          .addColumn('new_names', text, (c) => c.notNull())
          .addColumn('notes', text, (c) => c.notNull())
          .addColumn('done', int, (c) => c.notNull())
          .addColumn('total', int, (c) => c.notNull())
          .addColumn('shape', int, (c) => c.notNull())
          .addColumn('heartbeat_at', big, (c) => c.notNull())
          .addColumn('applied_at', big),
      ),
      schema.createIndex('import_run_by_age').on('import_run').columns(['started_at', 'id']),
      schema.createIndex('import_run_applied').on('import_run').column('applied_at'),
      table(
        ofRun('import_product')
          .addColumn('product_id', int, (c) => c.notNull())
          .addColumn('is_new', int, (c) => c.notNull())
          .addColumn('name', text)
          .addColumn('mrp', big)
          .addColumn('category_id', int)
          .addColumn('department', text, (c) => c.notNull())
          .addColumn('display_colour', text, (c) => c.notNull())
          .addColumn('description', text)
          .addColumn('hidden', int)
          .addColumn('offer', big)
          .addColumn('has_lists', int, (c) => c.notNull())
          .addColumn('row_number', int, (c) => c.notNull())
          .addPrimaryKeyConstraint('import_product_key', ['run_id', 'product_id']),
      ),
      table(
        ofRun('import_variant')
          .addColumn('unique_code', text, (c) => c.notNull())
          .addColumn('product_id', int, (c) => c.notNull())
          .addColumn('colour', text)
          .addColumn('size', text)
          .addColumn('units', int)
          .addColumn('position', int, (c) => c.notNull())
          .addColumn('row_number', int, (c) => c.notNull())
          .addPrimaryKeyConstraint('import_variant_key', ['run_id', 'unique_code']),
      ),
      schema.createIndex('import_variant_of_product').on('import_variant').columns(['run_id', 'product_id']),
      table(
        ofRun('import_list')
          .addColumn('product_id', int, (c) => c.notNull())
          .addColumn('list_id', int, (c) => c.notNull())
          .addPrimaryKeyConstraint('import_list_key', ['run_id', 'product_id', 'list_id']),
      ),
      table(
        ofRun('import_word')
          .addColumn('product_id', int, (c) => c.notNull())
          .addColumn('word', text, (c) => c.notNull())
          .addPrimaryKeyConstraint('import_word_key', ['run_id', 'product_id', 'word']),
      ),
      table(
        ofRun('import_error')
          .addColumn('seq', int, (c) => c.notNull())
          .addColumn('row_number', int, (c) => c.notNull())
          .addColumn('heading', text, (c) => c.notNull())
          .addColumn('value', text, (c) => c.notNull())
          .addColumn('problem', text, (c) => c.notNull())
          .addColumn('remedy', text, (c) => c.notNull())
          .addPrimaryKeyConstraint('import_error_key', ['run_id', 'seq']),
      ),
      table(
        ofRun('import_change')
          .addColumn('product_id', int, (c) => c.notNull())
          .addColumn('kind', text, (c) => c.notNull())
          .addColumn('has_price', int, (c) => c.notNull())
          .addColumn('stock_changes', int, (c) => c.notNull())
          .addColumn('name', text, (c) => c.notNull())
          .addColumn('fields', text, (c) => c.notNull())
          .addPrimaryKeyConstraint('import_change_key', ['run_id', 'product_id']),
      ),
      schema.createIndex('import_change_by_kind').on('import_change').columns(['run_id', 'kind', 'product_id']),
      table(
        ofRun('import_before')
          .addColumn('product_id', int, (c) => c.notNull())
          .addColumn('existed', int, (c) => c.notNull())
          .addColumn('state', text, (c) => c.notNull())
          .addPrimaryKeyConstraint('import_before_key', ['run_id', 'product_id']),
      ),
      table(
        ofRun('import_stock')
          .addColumn('unique_code', text, (c) => c.notNull())
          .addColumn('delta', int, (c) => c.notNull().check(sql`delta <> 0`))
          .addPrimaryKeyConstraint('import_stock_key', ['run_id', 'unique_code']),
      ),
    ];
  },
};
