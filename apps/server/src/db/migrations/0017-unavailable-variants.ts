import { sql } from 'kysely';
import { columnTypes, engineOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/**
 * An index of the variants that nobody can buy, for the back office's lists of what is sold out. PostgreSQL writes all
 * indexes of a row again when a column that one of them names gets another value. So the index names no units but a column
 * that changes only with the last unit or the first: an order of any other writes no index. For the same reason PostgreSQL
 * has an index of the other variants too; SQLite would write that one with every unit that is sold.
 */
export const unavailableVariants: Migration = {
  name: '0017-unavailable-variants',
  statements: (db) => {
    const { schema } = db;
    const isPostgres = engineOf(db) === 'postgres';
    const index = (name: string, value: 0 | 1) =>
      schema.createIndex(name).on('variant').where(sql.ref('unavailable'), '=', sql.lit(value));
    return [
      schema.alterTable('variant').addColumn('unavailable', columnTypes(engineOf(db)).int, (column) => {
        const value = column.generatedAlwaysAs(sql`case when qty = 0 or withdrawn = 1 then 1 else 0 end`);
        return isPostgres ? value.stored() : value;
      }),
      index('variant_unavailable', 1).columns(['product_id', 'withdrawn']),
      ...(isPostgres ? [index('variant_available', 0).column('product_id')] : []),
    ];
  },
};
