import { sql, type Compilable } from 'kysely';
import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Db } from '../open-database.ts';

/** Tables of the catalogue: groups, products, variants and their stock, offers, colours, pictures, search. */
export function catalogue(db: Db): Compilable[] {
  const engine = engineOf(db);
  const { text, int, big } = columnTypes(engine);
  const { schema } = db;
  return [
    strict(
      engine,
      schema
        .createTable('category')
        .addColumn('id', int, (c) => c.notNull())
        .addColumn('kind', text, (c) => c.notNull().check(sql`kind in ('category', 'sub-category', 'promotion')`))
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('same_as', int, (c) => c.notNull())
        .addColumn('position', int, (c) => c.notNull())
        .addPrimaryKeyConstraint('category_key', ['kind', 'id']),
    ),
    schema.createIndex('category_listing').on('category').columns(['kind', 'position']),
    strict(
      engine,
      schema
        .createTable('product')
        .addColumn('id', int, (c) => c.primaryKey().notNull())
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('mrp', big, (c) => c.notNull().check(sql`mrp > 0`))
        .addColumn('category_id', int, (c) => c.notNull())
        .addColumn('display_colour', text, (c) => c.notNull())
        .addColumn('cut', text, (c) => c.notNull())
        .addColumn('department', text, (c) =>
          c.notNull().check(sql`department in ('men', 'women', 'kids', 'accessories')`),
        )
        .addColumn('rank', int, (c) => c.notNull())
        .addColumn('created_at', big, (c) => c.notNull())
        .addColumn('visible', int, (c) => c.notNull().check(sql`visible in (0, 1)`)),
    ),
    schema.createIndex('product_of_category').on('product').columns(['category_id', 'rank', 'id']),
    strict(
      engine,
      schema
        .createTable('product_group')
        .addColumn('category_id', int, (c) => c.notNull())
        .addColumn('product_id', int, (c) => c.notNull().references('product.id'))
        .addColumn('rank', int, (c) => c.notNull())
        .addPrimaryKeyConstraint('product_group_key', ['category_id', 'product_id']),
    ),
    schema.createIndex('product_group_best_first').on('product_group').columns(['category_id', 'rank', 'product_id']),
    schema.createIndex('product_group_of_product').on('product_group').columns(['product_id', 'category_id']),
    strict(
      engine,
      schema
        .createTable('variant')
        .addColumn('unique_code', text, (c) => c.primaryKey().notNull())
        .addColumn('product_id', int, (c) => c.notNull().references('product.id'))
        .addColumn('colour', text, (c) => c.notNull())
        .addColumn('size', text, (c) => c.notNull())
        .addColumn('qty', int, (c) => c.notNull().check(sql`qty >= 0`))
        .addColumn('position', int, (c) => c.notNull())
        .addUniqueConstraint('variant_once', ['product_id', 'colour', 'size']),
    ),
    schema.createIndex('variant_of_product').on('variant').columns(['product_id', 'position']),
    strict(
      engine,
      schema
        .createTable('stock_movement')
        .addColumn('id', text, (c) => c.primaryKey().notNull())
        .addColumn('unique_code', text, (c) => c.notNull().references('variant.unique_code'))
        .addColumn('delta', int, (c) => c.notNull())
        .addColumn('reason', text, (c) => c.notNull().check(sql`reason in ('initial', 'order', 'correction')`))
        .addColumn('entry_no', text)
        .addColumn('created_at', big, (c) => c.notNull()),
    ),
    schema.createIndex('stock_movement_of_variant').on('stock_movement').column('unique_code'),
    schema.createIndex('stock_movement_of_order').on('stock_movement').column('entry_no'),
    strict(
      engine,
      schema
        .createTable('offer')
        .addColumn('product_id', int, (c) => c.primaryKey().notNull().references('product.id'))
        .addColumn('price', big, (c) => c.notNull().check(sql`price > 0`))
        .addColumn('updated_at', big, (c) => c.notNull()),
    ),
    strict(
      engine,
      schema
        .createTable('colour')
        .addColumn('season', text, (c) => c.notNull())
        .addColumn('db_color', text, (c) => c.notNull())
        .addColumn('md_color', text, (c) => c.notNull())
        .addColumn('hex', text, (c) => c.notNull())
        .addPrimaryKeyConstraint('colour_key', ['season', 'db_color']),
    ),
    strict(
      engine,
      schema
        .createTable('picture')
        .addColumn('product_id', int, (c) => c.notNull().references('product.id'))
        .addColumn('colour', text, (c) => c.notNull())
        .addColumn('file', text, (c) => c.notNull())
        .addColumn('updated_at', big, (c) => c.notNull())
        .addPrimaryKeyConstraint('picture_key', ['product_id', 'colour']),
    ),
    strict(
      engine,
      schema
        .createTable('search_word')
        .addColumn('word', text, (c) => c.notNull())
        .addColumn('product_id', int, (c) => c.notNull().references('product.id'))
        .addPrimaryKeyConstraint('search_word_key', ['word', 'product_id']),
    ),
    schema.createIndex('search_word_of_product').on('search_word').columns(['product_id', 'word']),
  ];
}
