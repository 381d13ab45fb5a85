import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** Tokens of other programs, by the hash of their secret. */
export const apiTokens: Migration = {
  name: '0012-api-tokens',
  statements: (db) => {
    const engine = engineOf(db);
    const { text, big } = columnTypes(engine);
    return [
      strict(
        engine,
        db.schema
          .createTable('api_token')
          .addColumn('id', text, (c) => c.primaryKey().notNull())
          .addColumn('token_hash', text, (c) => c.notNull().unique())
          .addColumn('name', text, (c) => c.notNull())
          .addColumn('scopes', text, (c) => c.notNull())
          .addColumn('prefix', text, (c) => c.notNull())
          .addColumn('created_at', big, (c) => c.notNull())
          .addColumn('created_by', text, (c) => c.notNull().references('customer.id').onDelete('cascade'))
          .addColumn('last_used_at', big),
      ),
    ];
  },
};
