import { randomBytes } from 'node:crypto';
import { maxWebhooks, webhookEvents, type WebhookEvent, type WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../context/app-context.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { sendAgain } from '../outbox/dead-letters.repository.ts';
import { parseTarget, resolvesPublicly } from '../../basics/public-target.ts';
import { countWebhooks, deleteWebhook, insertWebhook, type Delivery, type WebhookRow } from './webhooks.repository.ts';

type WireWebhook = WireOf<'getWebhooks'>['answer'][number];
type WireDelivery = WireOf<'getWebhookDeliveries'>['answer'][number];

const secretBytes = 32;

/** The fields of a new endpoint. */
export interface NewWebhook {
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEvent[];
}

/** An endpoint on the wire, without its secret. */
export function webhookToWire({ id, url, description, events, created_at }: WebhookRow): WireWebhook {
  const wanted = webhookEvents.filter((event) => events.includes(`,${event},`));
  return { id, url, description, events: wanted, createdAt: created_at };
}

/** A delivery for the back office. @throws Error when the stored event is not declared */
export function deliveryToWire(row: Delivery): WireDelivery {
  const isDead = row.dead === 1;
  const isWaiting = !isDead && row.sent_at === null;
  const event = webhookEvents.find((each) => each === row.subject);
  if (event === undefined) throw new Error(`an undeclared event: ${row.subject}`);
  return {
    id: row.id,
    webhookId: row.recipient,
    url: row.url,
    event,
    state: isDead ? 'dead' : isWaiting ? 'waiting' : 'sent',
    attempts: row.attempts,
    createdAt: row.created_at,
    nextAt: isWaiting ? row.due_at : null,
    sentAt: row.sent_at,
    error: row.last_error,
    body: row.body,
  };
}

/**
 * Adds an endpoint with a secret of its own.
 * @throws ApiError `webhook.url` for an address that may not be called, `webhook.limit`
 */
export async function addWebhook(
  { db, config, now }: AppContext,
  admin: Identity,
  { url, description, events }: NewWebhook,
): Promise<{ readonly secret: string; readonly webhook: WireWebhook }> {
  const rules = { allowsPrivate: config.webhookPrivateTargets };
  const target = parseTarget(url, rules);
  // Resolved before the transaction, because a transaction must not wait for a name server.
  if (target === null || !(await resolvesPublicly(target, rules))) {
    throw new ApiError('webhook.url', { fields: { url: 'not a public https address' } });
  }
  const secret = `whsec_${randomBytes(secretBytes).toString('base64')}`;
  const row: WebhookRow = {
    id: newId(),
    url: target.href,
    description,
    events: `,${[...new Set(events)].join(',')},`,
    secret,
    created_at: now(),
  };
  await inTransaction(db, async (trx) => {
    if ((await countWebhooks(trx)) >= maxWebhooks) throw new ApiError('webhook.limit');
    await insertWebhook(trx, row);
    const after = { url: row.url, events };
    const entry = { actorId: admin.customerId, action: 'webhook.added', subject: row.id, at: row.created_at };
    await insertAudit(trx, { ...entry, before: {}, after });
  });
  return { secret, webhook: webhookToWire(row) };
}

/** Removes an endpoint with its deliveries. @throws ApiError `not_found` */
export async function removeWebhook({ db, now }: AppContext, admin: Identity, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const removed = await deleteWebhook(trx, id);
    if (removed === undefined) throw new ApiError('not_found');
    const entry = { actorId: admin.customerId, action: 'webhook.removed', subject: id, at: now() };
    await insertAudit(trx, { ...entry, before: { url: removed.url }, after: {} });
  });
}

/** Sends a delivery again under the same id. @throws ApiError `not_found` */
export async function replayDelivery({ db, now }: AppContext, admin: Identity, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await sendAgain(trx, id, { channel: 'webhook' }, now()))) throw new ApiError('not_found');
    const entry = { actorId: admin.customerId, action: 'webhook.replayed', subject: id, at: now() };
    await insertAudit(trx, { ...entry, before: {}, after: {} });
  });
}
