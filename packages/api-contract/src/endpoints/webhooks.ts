import { Type } from 'typebox';
import { deliveryStates, messageChannels, webhookEvents } from '../domain/webhooks.ts';
import { endpoint } from '../endpoint.ts';
import { company, companyParams, doneAnswer, limitText, nullable, offsetText, pathId, text } from '../schemas.ts';

const events = Type.Array(Type.Enum(webhookEvents), { minItems: 1, maxItems: webhookEvents.length });

const webhookRow = Type.Object({
  id: Type.String(),
  url: Type.String(),
  description: Type.String(),
  events,
  /** ms since 1970 */
  createdAt: Type.Integer(),
});

/** A delivery of one event to one endpoint. Times are ms since 1970. */
const deliveryRow = Type.Object({
  /** The header `webhook-id`: the same for every try and replay. */
  id: Type.String(),
  webhookId: Type.String(),
  url: Type.String(),
  event: Type.Enum(webhookEvents),
  state: Type.Enum(deliveryStates),
  attempts: Type.Integer(),
  createdAt: Type.Integer(),
  /** Time of the next try; null after it was sent or given up. */
  nextAt: nullable(Type.Integer()),
  sentAt: nullable(Type.Integer()),
  /** Why the last try failed, as a code such as `HTTP_500`; null after a success. */
  error: nullable(Type.String()),
  /** The JSON text that is sent. */
  body: Type.String(),
});

const deadLetterRow = Type.Object({
  id: Type.String(),
  channel: Type.Enum(messageChannels),
  /** Masked mail address or number, or the address of a webhook. */
  recipient: Type.String(),
  subject: Type.String(),
  attempts: Type.Integer(),
  /** ms since 1970 */
  createdAt: Type.Integer(),
  /** A code such as `ECONNREFUSED`; null when the cause is unknown. */
  error: nullable(Type.String()),
});

const page = { limit: Type.Optional(limitText), offset: Type.Optional(offsetText) };
const rowParams = Type.Object({ company, id: Type.String({ pattern: '^[A-Za-z0-9_.-]{1,100}$' }) });

/** Webhooks by the Standard Webhooks convention, and messages of any channel that were given up. */
export const webhookEndpoints = {
  getWebhooks: endpoint('getWebhooks', {
    summary: 'Endpoints that are notified of events, newest first.',
    params: companyParams,
    answer: Type.Array(webhookRow),
  }),
  addWebhook: endpoint('addWebhook', {
    summary: 'Add an endpoint. The secret that signs its deliveries is only in this answer.',
    params: companyParams,
    body: Type.Object({
      url: Type.String({ minLength: 1, maxLength: 500 }),
      description: Type.Optional(text(200)),
      events,
    }),
    answer: Type.Object({
      success: Type.Literal(true),
      /** `whsec_…` */
      secret: Type.String(),
      webhook: webhookRow,
    }),
    refusals: ['webhook.url', 'webhook.limit'],
  }),
  deleteWebhook: endpoint('deleteWebhook', {
    summary: 'Remove an endpoint with its deliveries.',
    params: Type.Object({ company, id: pathId }),
    answer: doneAnswer,
  }),
  getWebhookDeliveries: endpoint('getWebhookDeliveries', {
    summary: 'Deliveries, newest first; X-Total-Count counts them.',
    params: companyParams,
    query: Type.Object({
      ...page,
      webhook: Type.Optional(pathId),
      state: Type.Optional(Type.Enum(deliveryStates)),
    }),
    answer: Type.Array(deliveryRow),
  }),
  replayWebhookDelivery: endpoint('replayWebhookDelivery', {
    summary: 'Send a delivery again under the same id, in any state.',
    params: rowParams,
    answer: doneAnswer,
  }),
  getDeadLetters: endpoint('getDeadLetters', {
    summary: 'Messages that were given up after their last try, newest first; X-Total-Count counts them.',
    params: companyParams,
    query: Type.Object(page),
    answer: Type.Array(deadLetterRow),
  }),
  retryDeadLetter: endpoint('retryDeadLetter', {
    summary: 'Send again a message that was given up.',
    params: rowParams,
    answer: doneAnswer,
  }),
  dropDeadLetter: endpoint('dropDeadLetter', {
    summary: 'Delete a message that was given up.',
    params: rowParams,
    answer: doneAnswer,
  }),
};
