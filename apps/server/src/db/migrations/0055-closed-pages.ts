import { columnTypes, engineOf } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** When the page of a payment was closed at its gateway. */
export const closedPages: Migration = {
  name: '0055-closed-pages',
  statements: (db) => [db.schema.alterTable('payment').addColumn('closed_at', columnTypes(engineOf(db)).big)],
};
