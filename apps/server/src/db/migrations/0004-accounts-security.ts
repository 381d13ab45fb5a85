import { sql } from 'kysely';
import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/**
 * Second factors of accounts, what sessions say about themselves, and an index for the sweep of accounts that were never
 * confirmed. Every foreign key has an index, so that deleting an account reads no other account's rows.
 */
export const accountsSecurity: Migration = {
  name: '0004-accounts-security',
  statements: (db) => {
    const { schema } = db;
    const engine = engineOf(db);
    const { text, int, big } = columnTypes(engine);
    return [
      schema.alterTable('session').addColumn('second_factor', int, (c) =>
        c
          .notNull()
          .defaultTo(0)
          .check(sql`second_factor in (0, 1)`),
      ),
      schema.alterTable('session').addColumn('device', text, (c) => c.notNull().defaultTo('')),
      strict(
        engine,
        schema
          .createTable('passkey')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('customer_id', text, (c) => c.notNull().references('customer.id').onDelete('cascade'))
          .addColumn('public_key', text, (c) => c.notNull())
          .addColumn('counter', big, (c) => c.notNull())
          .addColumn('transports', text, (c) => c.notNull())
          .addColumn('name', text, (c) => c.notNull())
          .addColumn('created_at', big, (c) => c.notNull())
          .addColumn('used_at', big),
      ),
      schema.createIndex('passkey_of_customer').on('passkey').columns(['customer_id', 'created_at']),
      strict(
        engine,
        schema
          .createTable('totp')
          .addColumn('customer_id', text, (c) => c.primaryKey().notNull().references('customer.id').onDelete('cascade'))
          .addColumn('secret', text, (c) => c.notNull())
          .addColumn('last_step', big, (c) => c.notNull())
          .addColumn('created_at', big, (c) => c.notNull()),
      ),
      strict(
        engine,
        schema
          .createTable('recovery_code')
          .addColumn('code_hmac', text, (c) => c.primaryKey().notNull())
          .addColumn('customer_id', text, (c) => c.notNull().references('customer.id').onDelete('cascade')),
      ),
      schema.createIndex('recovery_code_of_customer').on('recovery_code').column('customer_id'),
      strict(
        engine,
        schema
          .createTable('auth_challenge')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('customer_id', text, (c) => c.notNull().references('customer.id').onDelete('cascade'))
          .addColumn('kind', text, (c) => c.notNull().check(sql`kind in ('sign-in', 'passkey', 'totp')`))
          .addColumn('secret', text, (c) => c.notNull())
          .addColumn('remembered', int, (c) => c.notNull().check(sql`remembered in (0, 1)`))
          .addColumn('tries', int, (c) => c.notNull())
          .addColumn('expires_at', big, (c) => c.notNull()),
      ),
      schema.createIndex('auth_challenge_of_customer').on('auth_challenge').column('customer_id'),
      schema.createIndex('auth_challenge_by_age').on('auth_challenge').column('expires_at'),
      schema
        .createIndex('customer_unverified')
        .on('customer')
        .column('created_at')
        .where(sql.ref('verified'), '=', sql.lit(0)),
      schema.createIndex('customer_by_role').on('customer').columns(['role', 'created_at']),
      schema.createIndex('contact_message_of_email').on('contact_message').column('email'),
      schema.createIndex('outbox_of_recipient').on('outbox').columns(['recipient', 'created_at']),
    ];
  },
};
