import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Versions before left sellable pieces in stock when they sent them back. Their movements become plain corrections: stock
 * stays as it was counted since, and the check of the ledger expects nothing of a return that was sent back.
 */
export const sentBackUnits: Migration = {
  name: '0067-sent-back-units',
  statements: (db) => [
    db
      .updateTable('stock_movement')
      .set({ cause: null })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('return_request')
          .innerJoin('return_line', 'return_line.request_id', 'return_request.id')
          .select(sql<string>`return_request.id || '-' || return_line.line_no || '-return'`.as('id'))
          .where('return_request.stage', '=', sql.lit('sentBack'))
          .where('return_line.verdict', '=', sql.lit('sellable')),
      ),
  ],
};
