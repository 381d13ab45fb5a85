import { sql, type Compilable } from 'kysely';
import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Db } from '../open-database.ts';

/** Tables for operations: outbox, contact messages, audit, single facts. */
export function operations(db: Db): Compilable[] {
  const engine = engineOf(db);
  const { text, int, big } = columnTypes(engine);
  const { schema } = db;
  return [
    strict(
      engine,
      schema
        .createTable('outbox')
        .addColumn('id', text, (c) => c.primaryKey().notNull())
        .addColumn('channel', text, (c) => c.notNull().check(sql`channel in ('mail', 'whatsapp')`))
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
    schema.createIndex('outbox_due').on('outbox').columns(['dead', 'sent_at', 'due_at']),
    schema.createIndex('outbox_by_age').on('outbox').column('created_at'),
    strict(
      engine,
      schema
        .createTable('contact_message')
        .addColumn('id', text, (c) => c.primaryKey().notNull())
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('email', text, (c) => c.notNull())
        .addColumn('mobile', text, (c) => c.notNull())
        .addColumn('message', text, (c) => c.notNull())
        .addColumn('created_at', big, (c) => c.notNull()),
    ),
    schema.createIndex('contact_message_by_age').on('contact_message').column('created_at'),
    strict(
      engine,
      schema
        .createTable('audit')
        .addColumn('id', text, (c) => c.primaryKey().notNull())
        .addColumn('actor_id', text, (c) => c.notNull())
        .addColumn('action', text, (c) => c.notNull())
        .addColumn('subject', text, (c) => c.notNull())
        .addColumn('before_json', text, (c) => c.notNull())
        .addColumn('after_json', text, (c) => c.notNull())
        .addColumn('created_at', big, (c) => c.notNull()),
    ),
    schema.createIndex('audit_of_subject').on('audit').columns(['subject', 'created_at']),
    strict(
      engine,
      schema
        .createTable('setting')
        .addColumn('name', text, (c) => c.primaryKey().notNull())
        .addColumn('value', text, (c) => c.notNull()),
    ),
  ];
}
