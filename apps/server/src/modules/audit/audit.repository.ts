import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { newId } from '../../shared/ids.ts';

/** What an admin changed: who, what, before, after. */
export interface AuditEntry {
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

/** Keeps an audit entry; part of the transaction it tells of. */
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
