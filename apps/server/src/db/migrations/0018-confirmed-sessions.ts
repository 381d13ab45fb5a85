import { columnTypes, engineOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** When the owner last proved in a session that it is she; absent until she did so after signing in. */
export const confirmedSessions: Migration = {
  name: '0018-confirmed-sessions',
  statements: (db) => [db.schema.alterTable('session').addColumn('confirmed_at', columnTypes(engineOf(db)).big)],
};
