import { sql, type Compilable } from 'kysely';
import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';
import type { Db } from '../open-database.ts';

/** A line of an order may cost less than its pieces: discounts are shared out to lines. */
export const lineTotals: Migration = {
  name: '0042-line-totals',
  statements: (db) =>
    engineOf(db) === 'postgres'
      ? [
          db.schema.alterTable('order_line').dropConstraint('order_line_check'),
          db.schema
            .alterTable('order_line')
            .addCheckConstraint('order_line_total_check', sql`total >= 0 and total <= qty * price`),
        ]
      : withNewCheck(db),
};

/** SQLite cannot change a check, so the table is created again, with its rows. */
function withNewCheck(db: Db): Compilable[] {
  const { text, int, big } = columnTypes('sqlite');
  const { schema } = db;
  return [
    strict(
      'sqlite',
      schema
        .createTable('order_line_next')
        .addColumn('entry_no', text, (c) => c.notNull().references('placed_order.entry_no'))
        .addColumn('line_no', int, (c) => c.notNull())
        .addColumn('product_id', int, (c) => c.notNull())
        .addColumn('unique_code', text, (c) => c.notNull())
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('colour', text, (c) => c.notNull())
        .addColumn('size', text, (c) => c.notNull())
        .addColumn('qty', int, (c) => c.notNull().check(sql`qty >= 1`))
        .addColumn('price', big, (c) => c.notNull().check(sql`price >= 0`))
        .addColumn('mrp', big, (c) => c.notNull())
        .addColumn('total', big, (c) => c.notNull().check(sql`total >= 0 and total <= qty * price`))
        .addColumn('final_sale', int, (c) => c.notNull().defaultTo(0))
        .addPrimaryKeyConstraint('order_line_key', ['entry_no', 'line_no']),
    ),
    copyRows(db),
    schema.dropTable('order_line'),
    schema.alterTable('order_line_next').renameTo('order_line'),
  ];
}

/** A raw statement, because the query builder is typed for the current tables only. */
function copyRows(db: Db): Compilable {
  const columns = 'entry_no, line_no, product_id, unique_code, name, colour, size, qty, price, mrp, total, final_sale';
  const statement = sql.raw(`insert into order_line_next (${columns}) select ${columns} from order_line`);
  return { compile: () => statement.compile(db) };
}
