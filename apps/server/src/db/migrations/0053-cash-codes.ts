import { sql, type Compilable } from 'kysely';
import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';
import type { Db } from '../open-database.ts';

const purposes = sql`purpose in ('sign-up', 'reset', 'cash')`;

/** A code of six digits may be for an order in cash. */
export const cashCodes: Migration = {
  name: '0053-cash-codes',
  statements: (db) =>
    engineOf(db) === 'postgres'
      ? [
          db.schema.alterTable('otp').dropConstraint('otp_purpose_check'),
          db.schema.alterTable('otp').addCheckConstraint('otp_purpose_check', purposes),
        ]
      : withNewCheck(db),
};

/** SQLite cannot change a check, so the table is created again, with its rows and indexes. */
function withNewCheck(db: Db): Compilable[] {
  const { text, int, big } = columnTypes('sqlite');
  const { schema } = db;
  return [
    strict(
      'sqlite',
      schema
        .createTable('otp_next')
        .addColumn('id', text, (c) => c.primaryKey().notNull())
        .addColumn('customer_id', text, (c) => c.notNull().references('customer.id').onDelete('cascade'))
        .addColumn('purpose', text, (c) => c.notNull().check(purposes))
        .addColumn('code_hmac', text, (c) => c.notNull())
        .addColumn('tries', int, (c) => c.notNull().check(sql`tries between 0 and 5`))
        .addColumn('closed', int, (c) => c.notNull().check(sql`closed in (0, 1)`))
        .addColumn('created_at', big, (c) => c.notNull())
        .addColumn('expires_at', big, (c) => c.notNull()),
    ),
    copyRows(db),
    schema.dropTable('otp'),
    schema.alterTable('otp_next').renameTo('otp'),
    schema
      .createIndex('otp_one_open')
      .on('otp')
      .columns(['customer_id', 'purpose'])
      .unique()
      .where(sql.ref('closed'), '=', sql.lit(0)),
    schema.createIndex('otp_by_age').on('otp').column('expires_at'),
    schema.createIndex('otp_of_customer').on('otp').column('customer_id'),
  ];
}

/** A raw statement, because the query builder is typed for the current tables only. */
function copyRows(db: Db): Compilable {
  const columns = 'id, customer_id, purpose, code_hmac, tries, closed, created_at, expires_at';
  const statement = sql.raw(`insert into otp_next (${columns}) select ${columns} from otp`);
  return { compile: () => statement.compile(db) };
}
