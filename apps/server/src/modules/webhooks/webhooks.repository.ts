import type { DeliveryState } from '@kayal/api-contract';
import type { Selectable, Transaction } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import type { OutboxTable, WebhookTable } from '../../db/tables/messages.ts';
import type { Page } from '../../http/paging.ts';

/** A stored endpoint. */
export type WebhookRow = Selectable<WebhookTable>;

/** Every endpoint, newest first. */
export async function listWebhooks(db: Db): Promise<WebhookRow[]> {
  return db.selectFrom('webhook').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
}

/** One endpoint; `undefined` when none has this id. */
export async function findWebhook(db: Db, id: string): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst();
}

/** How many endpoints there are. */
export function countWebhooks(db: Db): Promise<number> {
  return countRows(db.selectFrom('webhook'));
}

/** Stores a new endpoint. */
export async function insertWebhook(trx: Transaction<Database>, row: WebhookRow): Promise<void> {
  await trx.insertInto('webhook').values(row).execute();
}

/** Removes an endpoint with its deliveries. @returns the endpoint; `undefined` when there was none */
export async function deleteWebhook(trx: Transaction<Database>, id: string): Promise<WebhookRow | undefined> {
  await trx.deleteFrom('outbox').where('channel', '=', 'webhook').where('recipient', '=', id).execute();
  return trx.deleteFrom('webhook').where('id', '=', id).returningAll().executeTakeFirst();
}

/** Filter of a list of deliveries. */
export interface DeliveryFilter {
  readonly webhookId?: string | undefined;
  readonly state?: DeliveryState | undefined;
}

/** A delivery with the address it goes to. */
export interface Delivery extends Selectable<OutboxTable> {
  readonly url: string;
}

function matchingDeliveries(db: Db, { webhookId, state }: DeliveryFilter) {
  const all = db
    .selectFrom('outbox')
    .innerJoin('webhook', 'webhook.id', 'outbox.recipient')
    .where('outbox.channel', '=', 'webhook');
  const own = webhookId === undefined ? all : all.where('outbox.recipient', '=', webhookId);
  switch (state) {
    case 'dead':
      return own.where('outbox.dead', '=', 1);
    case 'sent':
      return own.where('outbox.sent_at', 'is not', null);
    case 'waiting':
      return own.where('outbox.dead', '=', 0).where('outbox.sent_at', 'is', null);
    case undefined:
      return own;
  }
}

/** Deliveries, newest first. */
export async function listDeliveries(db: Db, filter: DeliveryFilter, page: Page): Promise<Delivery[]> {
  return matchingDeliveries(db, filter)
    .selectAll('outbox')
    .select('webhook.url')
    .orderBy('outbox.created_at', 'desc')
    .orderBy('outbox.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** How many deliveries match. */
export function countDeliveries(db: Db, filter: DeliveryFilter): Promise<number> {
  return countRows(matchingDeliveries(db, filter));
}
