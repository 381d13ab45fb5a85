import type { WebhookEvent } from '@kayal/api-contract';
import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import { prepare } from '../../db/prepare.ts';

/** Matches the column of an endpoint that subscribed to an event. */
const subscribed = (event: WebhookEvent): string => `%,${event},%`;

/** Whether an endpoint subscribed to an event. */
export async function hasSubscriber(db: Db, event: WebhookEvent): Promise<boolean> {
  const query = db.selectFrom('webhook').select('id').where('events', 'like', subscribed(event)).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** An event to be delivered. */
export interface EventRow {
  /** Begins the id of each delivery; the endpoint's id follows. */
  readonly prefix: string;
  readonly event: WebhookEvent;
  /** JSON. */
  readonly body: string;
  /** ms since 1970 */
  readonly at: number;
}

const insertForSubscribers = prepare<EventRow & { readonly pattern: string }, never>(
  (_db, { prefix, event, pattern, body, at }) => sql`
    insert into outbox (id, channel, recipient, subject, body, attempts, due_at, sent_at, dead, last_error, created_at)
    select cast(${prefix} as text) || id, 'webhook', id, cast(${event} as text), cast(${body} as text), 0,
        cast(${at} as bigint), null, 0, null, cast(${at} as bigint)
      from webhook where events like cast(${pattern} as text)`,
);

/** Stores a delivery of an event for every endpoint that subscribed to it, in one statement. */
export async function insertEvent(transaction: Db, row: EventRow): Promise<void> {
  await insertForSubscribers(transaction, { ...row, pattern: subscribed(row.event) });
}
