import { sql } from 'kysely';
import { columnTypes, engineOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/**
 * The searched text of an order has its phone number once more, without what people write between the digits. The column
 * `search_text` stays for a version before this one that runs beside it.
 */
export const phoneSearch: Migration = {
  name: '0019-phone-search',
  statements: (db) => {
    const { schema } = db;
    const engine = engineOf(db);
    const searched = ['search_with_digits', 'delivered', 'order_date'] as const;
    const standing = (name: string) =>
      schema.createIndex(name).on('placed_order').where(sql.ref('cancelled_at'), 'is', null);
    const digits = [' ', '-', '.', '(', ')'].reduce(
      (text, character) => sql`replace(${text}, ${sql.lit(character)}, '')`,
      sql.ref('phone'),
    );
    return [
      ...['time', 'total', 'name'].map((name) => schema.dropIndex(`placed_order_by_${name}`)),
      schema.alterTable('placed_order').addColumn('search_with_digits', columnTypes(engine).text, (column) => {
        const text = column.generatedAlwaysAs(
          sql`lower(entry_no || '\n' || customer_name || '\n' || phone || '\n' || ${digits})`,
        );
        return engine === 'postgres' ? text.stored() : text;
      }),
      standing('placed_order_by_time').columns(['created_at desc', 'entry_no', ...searched]),
      standing('placed_order_by_total').columns(['total desc', 'created_at desc', 'entry_no', ...searched]),
      standing('placed_order_by_name').columns(['customer_name', 'created_at', 'entry_no', ...searched]),
    ];
  },
};
