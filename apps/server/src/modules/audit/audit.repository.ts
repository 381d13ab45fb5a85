import type { Transaction } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { newId } from '../../db/ids.ts';
import type { Page } from '../../http/paging.ts';

/** A change by an admin or by a program with a token, or an export: who, what, before, after. */
export interface AuditEntry {
  /** Id of the customer or of the API token. */
  readonly actorId: string;
  /** Dotted name, such as `order.delivered`. */
  readonly action: string;
  /** Id of what was changed. */
  readonly subject: string;
  readonly before: object;
  readonly after: object;
  /** ms since 1970 */
  readonly at: number;
}

/** Stores an audit entry; part of the transaction that makes the change. */
export async function insertAudit(trx: Transaction<Database>, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit')
    .values({
      id: newId(),
      actor_id: entry.actorId,
      action: entry.action,
      subject: entry.subject,
      before_json: JSON.stringify(entry.before),
      after_json: JSON.stringify(entry.after),
      created_at: entry.at,
    })
    .execute();
}

/** How many entries there are. */
export function countAudit(db: Db): Promise<number> {
  return countRows(db.selectFrom('audit'));
}

/** Entries with the name of who acted, newest first. */
export async function listAudit(db: Db, page: Page) {
  return db
    .selectFrom('audit')
    .leftJoin('customer', 'customer.id', 'audit.actor_id')
    .leftJoin('api_token', 'api_token.id', 'audit.actor_id')
    .select(({ fn }) => [
      'audit.id',
      'audit.created_at as at',
      'audit.actor_id as actorId',
      fn.coalesce('customer.full_name', 'api_token.name').as('actorName'),
      'audit.action',
      'audit.subject',
      'audit.before_json as before',
      'audit.after_json as after',
    ])
    .orderBy('audit.created_at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}
