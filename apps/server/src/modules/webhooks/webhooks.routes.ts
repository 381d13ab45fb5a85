import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { listReader } from '../../context/replica-reads.ts';
import { pageOf } from '../../http/paging.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { countDeliveries, listDeliveries, listWebhooks } from './webhooks.repository.ts';
import { addWebhook, deliveryToWire, removeWebhook, replayDelivery, webhookToWire } from './webhooks.service.ts';

/** Default rows of one answer. */
const defaultRows = 50;

/** Serves webhook endpoints and their deliveries to admins. */
export function registerWebhooks(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, endpoints.getWebhooks, async () => (await listWebhooks(context.db)).map(webhookToWire));

  registerEndpoint(app, endpoints.addWebhook, async ({ identity, body }) => {
    const { url, events, description = '' } = body;
    return { success: true, ...(await addWebhook(context, identity, { url, events, description })) };
  });

  registerEndpoint(app, endpoints.deleteWebhook, async ({ identity, params }) => {
    await removeWebhook(context, identity, params.id);
    return { success: true, message: 'The webhook was removed.' };
  });

  registerEndpoint(
    app,
    endpoints.getWebhookDeliveries,
    listReader(context, async ({ db }, { query, reply }) => {
      const filter = { webhookId: query.webhook, state: query.state };
      reply.header('x-total-count', await countDeliveries(db, filter));
      return (await listDeliveries(db, filter, pageOf(query, defaultRows))).map(deliveryToWire);
    }),
  );

  registerEndpoint(app, endpoints.replayWebhookDelivery, async ({ identity, params }) => {
    await replayDelivery(context, identity, params.id);
    return { success: true, message: 'It is sent again.' };
  });
}
