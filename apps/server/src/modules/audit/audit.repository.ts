import type { NotNull, Transaction } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import { forUpdate } from '../../db/dialect.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { newId } from '../../db/ids.ts';
import { partsInTurns } from '../../db/slices.ts';
import type { Page } from '../../http/paging.ts';

/** A change by an admin or by a program with a token, an export, or a read of customers' data: who, what, before, after. */
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
  await trx.insertInto('audit').values(auditRow(entry)).execute();
}

/** Stores many audit entries of one change. */
export async function insertAudits(trx: Transaction<Database>, entries: readonly AuditEntry[]): Promise<void> {
  for await (const part of partsInTurns(entries)) await trx.insertInto('audit').values(part.map(auditRow)).execute();
}

const auditRow = ({ actorId, action, subject, before, after, at }: AuditEntry) => ({
  id: newId(),
  actor_id: actorId,
  action,
  subject,
  before_json: JSON.stringify(before),
  after_json: JSON.stringify(after),
  created_at: at,
});

/** Entries that wait for a seal, oldest first. */
export async function listUnsealed(trx: Transaction<Database>, limit: number) {
  const oldest = trx.selectFrom('audit').selectAll().where('position', 'is', null);
  return forUpdate(trx, oldest.orderBy('created_at').orderBy('id').limit(limit)).execute();
}

/** Entries that wait for a seal. */
export function countUnsealed(db: Db): Promise<number> {
  return countRows(db.selectFrom('audit').where('position', 'is', null));
}

/** The place and seal of the last sealed entry. */
export async function lastSealed(db: Db): Promise<{ readonly position: number; readonly seal: string } | undefined> {
  const row = await sealedEntries(db).orderBy('position', 'desc').limit(1).executeTakeFirst();
  return row;
}

/** Sealed entries after a place, in their order. */
export function listSealedAfter(db: Db, after: number, limit: number) {
  return sealedEntries(db).where('position', '>', after).orderBy('position').limit(limit).execute();
}

const sealedEntries = (db: Db) =>
  db
    .selectFrom('audit')
    .selectAll()
    .where('position', 'is not', null)
    .$narrowType<{ position: NotNull; seal: NotNull }>();

/** Seals an entry. @throws when another process took the place */
export async function sealEntry(trx: Transaction<Database>, id: string, position: number, seal: string): Promise<void> {
  await trx.updateTable('audit').set({ position, seal }).where('id', '=', id).execute();
}

/** Changes and exports, or reads of customers' data. */
export type AuditKind = 'changes' | 'reads';

const readActions = '%.read';

/** How many entries there are. */
export function countAudit(db: Db, kind: AuditKind): Promise<number> {
  return countRows(db.selectFrom('audit').where('action', kind === 'reads' ? 'like' : 'not like', readActions));
}

/** Entries with the name of who acted, newest first. */
export async function listAudit(db: Db, kind: AuditKind, page: Page) {
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
    .where('audit.action', kind === 'reads' ? 'like' : 'not like', readActions)
    .orderBy('audit.created_at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}
