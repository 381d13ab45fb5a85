import { sql, type Compilable } from 'kysely';
import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';
import type { Db } from '../open-database.ts';

/** Endpoints that are notified of events; the outbox takes messages of any channel, webhooks among them. */
export const webhooks: Migration = {
  name: '0007-webhooks',
  statements: (db) => {
    const engine = engineOf(db);
    const { text, big } = columnTypes(engine);
    const { schema } = db;
    return [
      strict(
        engine,
        schema
          .createTable('webhook')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('url', text, (c) => c.notNull())
          .addColumn('description', text, (c) => c.notNull())
          .addColumn('events', text, (c) => c.notNull())
          .addColumn('secret', text, (c) => c.notNull())
          .addColumn('created_at', big, (c) => c.notNull()),
      ),
      ...(engine === 'postgres'
        ? [schema.alterTable('outbox').dropConstraint('outbox_channel_check')]
        : outboxWithoutCheck(db)),
      schema.createIndex('outbox_by_channel').on('outbox').columns(['channel', 'created_at']),
    ];
  },
};

/** SQLite cannot drop a check, so the table is created again, with its rows and indexes. */
function outboxWithoutCheck(db: Db) {
  const { text, int, big } = columnTypes('sqlite');
  const { schema } = db;
  return [
    strict(
      'sqlite',
      schema
        .createTable('outbox_next')
        .addColumn('id', text, (c) => c.primaryKey().notNull())
        .addColumn('channel', text, (c) => c.notNull())
        .addColumn('recipient', text, (c) => c.notNull())
        .addColumn('subject', text, (c) => c.notNull())
        .addColumn('body', text, (c) => c.notNull())
        .addColumn('attempts', int, (c) => c.notNull())
        .addColumn('due_at', big, (c) => c.notNull())
        .addColumn('sent_at', big)
        .addColumn('dead', int, (c) => c.notNull().check(sql`dead in (0, 1)`))
        .addColumn('last_error', text)
        .addColumn('created_at', big, (c) => c.notNull()),
    ),
    copyRows(db),
    schema.dropTable('outbox'),
    schema.alterTable('outbox_next').renameTo('outbox'),
    schema.createIndex('outbox_due').on('outbox').columns(['dead', 'sent_at', 'due_at']),
    schema.createIndex('outbox_by_age').on('outbox').column('created_at'),
    schema.createIndex('outbox_of_recipient').on('outbox').columns(['recipient', 'created_at']),
  ];
}

/** A raw statement, because the query builder is typed for the current tables only. */
function copyRows(db: Db): Compilable {
  const columns = 'id, channel, recipient, subject, body, attempts, due_at, sent_at, dead, last_error, created_at';
  const statement = sql.raw(`insert into outbox_next (${columns}) select ${columns} from outbox`);
  return { compile: () => statement.compile(db) };
}
