import { sql } from 'kysely';
import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** Numbered documents about orders. An order has one invoice or bill of supply, and any number of credit notes. */
export const invoices: Migration = {
  name: '0032-invoices',
  statements: (db) => {
    const { schema } = db;
    const engine = engineOf(db);
    const { text, big, int } = columnTypes(engine);
    return [
      strict(
        engine,
        schema
          .createTable('document_counter')
          .addColumn('series', text, (c) => c.notNull())
          .addColumn('financial_year', text, (c) => c.notNull())
          .addColumn('last', int, (c) => c.notNull())
          .addPrimaryKeyConstraint('document_counter_of_year', ['series', 'financial_year']),
      ),
      strict(
        engine,
        schema
          .createTable('issued_document')
          .addColumn('number', text, (c) => c.primaryKey().notNull())
          .addColumn('series', text, (c) => c.notNull())
          .addColumn('financial_year', text, (c) => c.notNull())
          .addColumn('count', int, (c) => c.notNull())
          .addColumn('kind', text, (c) => c.notNull())
          .addColumn('entry_no', text, (c) => c.notNull().references('placed_order.entry_no'))
          .addColumn('refers_to', text, (c) => c.references('issued_document.number'))
          .addColumn('issued_on', text, (c) => c.notNull())
          .addColumn('issued_at', big, (c) => c.notNull())
          .addColumn('amount', big, (c) => c.notNull())
          .addColumn('content', text, (c) => c.notNull())
          .addUniqueConstraint('issued_document_count', ['series', 'financial_year', 'count']),
      ),
      schema.createIndex('issued_document_of_order').on('issued_document').column('entry_no'),
      schema
        .createIndex('issued_document_once')
        .on('issued_document')
        .column('entry_no')
        .unique()
        .where(sql.ref('refers_to'), 'is', null),
      schema.createIndex('issued_document_by_day').on('issued_document').columns(['issued_on', 'number']),
    ];
  },
};
