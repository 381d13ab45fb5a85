import { sql } from 'kysely';
import { columnTypes, engineOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** The place of an audit entry in the chain, and its seal, which depends on every entry before. An entry waits without. */
export const auditChain: Migration = {
  name: '0030-audit-chain',
  statements: (db) => {
    const { schema } = db;
    const { big, text } = columnTypes(engineOf(db));
    return [
      schema.alterTable('audit').addColumn('position', big),
      schema.alterTable('audit').addColumn('seal', text),
      schema.createIndex('audit_by_position').on('audit').column('position').unique(),
      schema
        .createIndex('audit_unsealed')
        .on('audit')
        .columns(['created_at', 'id'])
        .where(sql.ref('position'), 'is', null),
    ];
  },
};
