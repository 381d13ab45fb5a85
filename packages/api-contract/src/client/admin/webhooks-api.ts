import type { DeliveryState, WebhookEvent } from '../../domain/webhooks.ts';
import type { Page } from './admin-api.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { done, outcome, pageQuery, totalOf } from '../transport/outcome.ts';

/** Webhooks and messages that were given up, for the back office only. */
export function createWebhooksApi({ call }: ApiClient) {
  return {
    /** Endpoints that are notified of events, newest first. */
    async webhooks() {
      return outcome(await call('getWebhooks', {}), (items) => ({ items }));
    },

    /** Adds an endpoint. `secret` is only in this answer. */
    async addWebhook(webhook: {
      readonly url: string;
      readonly events: readonly WebhookEvent[];
      readonly description?: string;
    }) {
      const result = await call('addWebhook', { body: { ...webhook, events: [...webhook.events] } });
      return outcome(result, ({ secret, webhook: added }) => ({ secret, webhook: added }));
    },

    /** Removes an endpoint with its deliveries. */
    async deleteWebhook(id: string) {
      return outcome(await call('deleteWebhook', { params: { id } }), done);
    },

    /** Deliveries, newest first. */
    async deliveries(query: Page & { readonly webhookId?: string; readonly state?: DeliveryState } = {}) {
      const { webhookId, state } = query;
      const result = await call('getWebhookDeliveries', {
        query: {
          ...pageQuery(query),
          ...(webhookId === undefined ? {} : { webhook: webhookId }),
          ...(state === undefined ? {} : { state }),
        },
      });
      return outcome(result, (items, headers) => ({ items, total: totalOf(headers, items) }));
    },

    /** Sends a delivery again under the same id. */
    async replayDelivery(id: string) {
      return outcome(await call('replayWebhookDelivery', { params: { id } }), done);
    },

    /** Messages that were given up, newest first. */
    async deadLetters(page: Page = {}) {
      const result = await call('getDeadLetters', { query: pageQuery(page) });
      return outcome(result, (items, headers) => ({ items, total: totalOf(headers, items) }));
    },

    /** Sends again a message that was given up. */
    async retryDeadLetter(id: string) {
      return outcome(await call('retryDeadLetter', { params: { id } }), done);
    },

    /** Deletes a message that was given up. */
    async dropDeadLetter(id: string) {
      return outcome(await call('dropDeadLetter', { params: { id } }), done);
    },
  };
}

/** Calls about webhooks and messages that were given up. */
export type WebhooksApi = ReturnType<typeof createWebhooksApi>;
