import { columnTypes, engineOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

const texts = [
  'hsn',
  'tax_class',
  'country_of_origin',
  'manufacturer',
  'packer',
  'importer',
  'generic_name',
  'net_quantity',
  'consumer_care',
] as const;
const numbers = ['final_sale', 'weight_grams'] as const;

/** Facts of a product for invoices, returns and the law; a line of an order keeps whether it was a final sale. */
export const productFacts: Migration = {
  name: '0033-product-facts',
  statements: (db) => {
    const { schema } = db;
    const { text, int } = columnTypes(engineOf(db));
    return [
      ...texts.flatMap((column) => [
        schema.alterTable('product').addColumn(column, text, (c) => c.notNull().defaultTo('')),
        schema.alterTable('import_product').addColumn(column, text),
      ]),
      ...numbers.flatMap((column) => [
        schema.alterTable('product').addColumn(column, int, (c) => c.notNull().defaultTo(0)),
        schema.alterTable('import_product').addColumn(column, int),
      ]),
      schema.alterTable('order_line').addColumn('final_sale', int, (c) => c.notNull().defaultTo(0)),
    ];
  },
};
