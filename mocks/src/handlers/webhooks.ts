import { maxWebhooks } from '@kayal/api-contract';
import type { MockModule } from '../create-mock-shop.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId, type MockShopState } from '../mock-shop-state.ts';
import { pageOf } from '../product-list.ts';

/** When endpoints of a story are added and deliveries replayed, ms since 1970. */
const now = Date.UTC(2026, 10, 21, 6, 30);

function sendAgain(state: MockShopState, id: string): void {
  state.deliveries = state.deliveries.map((row) =>
    row.id === id ? { ...row, state: 'waiting', attempts: 0, nextAt: now, sentAt: null, error: null } : row,
  );
  state.deadLetters = state.deadLetters.filter((row) => row.id !== id);
}

/** Webhooks and messages that were given up. */
export function webhookHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('getWebhooks', () => answer([...state.webhooks])),
    endpoint('addWebhook', ({ body }) => {
      if (!body.url.startsWith('https://'))
        return refuse('webhook.url', { fields: { url: 'not a public https address' } });
      if (state.webhooks.length >= maxWebhooks) return refuse('webhook.limit');
      const { url, events, description = '' } = body;
      const webhook = { id: `hook_new_${nextId(state)}`, url, events, description, createdAt: now };
      state.webhooks = [webhook, ...state.webhooks];
      return answer({ success: true, secret: 'whsec_bW9ja21vY2ttb2NrbW9ja21vY2ttb2Nr', webhook });
    }),
    endpoint('deleteWebhook', ({ params }) => {
      if (!state.webhooks.some(({ id }) => id === params.id)) return refuse('not_found');
      state.webhooks = state.webhooks.filter(({ id }) => id !== params.id);
      state.deliveries = state.deliveries.filter(({ webhookId }) => webhookId !== params.id);
      return answer({ success: true, message: 'The webhook was removed.' });
    }),
    endpoint('getWebhookDeliveries', ({ query }) => {
      const rows = state.deliveries
        .filter(({ webhookId }) => query.webhook === undefined || webhookId === query.webhook)
        .filter((row) => query.state === undefined || row.state === query.state);
      return answer(pageOf(rows, query), rows.length);
    }),
    endpoint('replayWebhookDelivery', ({ params }) => {
      if (!state.deliveries.some(({ id }) => id === params.id)) return refuse('not_found');
      sendAgain(state, params.id);
      return answer({ success: true, message: 'It is sent again.' });
    }),
    endpoint('getDeadLetters', ({ query }) => answer(pageOf(state.deadLetters, query), state.deadLetters.length)),
    endpoint('retryDeadLetter', ({ params }) => {
      if (!state.deadLetters.some(({ id }) => id === params.id)) return refuse('not_found');
      sendAgain(state, params.id);
      return answer({ success: true, message: 'It is tried again.' });
    }),
    endpoint('dropDeadLetter', ({ params }) => {
      if (!state.deadLetters.some(({ id }) => id === params.id)) return refuse('not_found');
      state.deadLetters = state.deadLetters.filter(({ id }) => id !== params.id);
      state.deliveries = state.deliveries.filter(({ id }) => id !== params.id);
      return answer({ success: true, message: 'It was deleted.' });
    }),
  ];
}
