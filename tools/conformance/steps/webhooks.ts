import type { Facts } from '../facts.ts';
import { textAt } from '../place.ts';
import { kept, step, type Step } from '../step.ts';

const who = 'admin';
const url = 'https://127.0.0.1:9/hooks';
const none = () => ({ params: { id: 'none' } });

const keepText =
  (key: string, path: string) =>
  (body: unknown, { learned }: Facts): void =>
    void learned.set(key, textAt(body, path));

const ordered = (facts: Facts) => ({ params: { entryNo: kept(facts, 'order to cancel') } });
const dead = (facts: Facts) => ({ params: { id: kept(facts, 'dead letter') } });

/** Webhooks, the event of a cancelled order, and messages that were given up. */
export const webhookSteps: readonly Step[] = [
  step('addWebhook', 'one', {
    who,
    parts: () => ({ body: { url, description: 'Accounting', events: ['order.cancelled'] } }),
    learn: keepText('webhook', 'webhook.id'),
  }),
  step('addWebhook', 'with an invalid address', {
    who,
    parts: () => ({ body: { url: 'nowhere', events: ['order.placed'] } }),
  }),
  step('addWebhook', 'without events', { who, parts: () => ({ body: { url, events: [] } }) }),
  step('getWebhooks', 'all', { who }),

  step('setActiveAddress', 'S7.ADDR.05 for an order to cancel', {
    who: 'shopper',
    parts: ({ activeAddress }) => ({ body: { addressId: activeAddress } }),
  }),
  step('addToCart', 'S7.CART.01 for an order to cancel', {
    who: 'shopper',
    parts: ({ offered }) => ({ body: { itemId: Number(offered.id), uniqueCode: offered.code, quantity: 1 } }),
  }),
  step('placeOrder', 'S7.ORD.01 to cancel', {
    who: 'shopper',
    parts: ({ shopper, offered: { id, code, price } }) => {
      const line = { id: Number(id), name: '', model: '', dp: 0, mrp: price, quantity: 1, uniqueCode: code };
      return { body: { date: '2026-11-21', id: shopper, contact: '9876500011', items: JSON.stringify([line]) } };
    },
    learn: keepText('order to cancel', 'orderId'),
  }),
  step('cancelOrder', 'one', { who, parts: (facts) => ({ ...ordered(facts), body: { reason: 'Damaged' } }) }),
  step('cancelOrder', 'again', { who, parts: (facts) => ({ ...ordered(facts), body: { reason: 'Damaged' } }) }),
  step('cancelOrder', 'without a reason', { who, parts: (facts) => ({ ...ordered(facts), body: {} }) }),
  step('cancelOrder', 'one that is delivered', {
    who,
    parts: ({ entryNo }) => ({ params: { entryNo }, body: { reason: 'Damaged' } }),
  }),
  step('cancelOrder', 'a missing one', {
    who,
    parts: () => ({ params: { entryNo: 'none' }, body: { reason: 'Damaged' } }),
  }),
  step('updateDelivery', 'S7.ORD.04 one that is cancelled', { who, parts: ordered }),

  step('getWebhookDeliveries', 'a page', {
    who,
    parts: () => ({ query: { limit: '5', state: 'waiting' } }),
    learn: keepText('delivery', '0.id'),
  }),
  step('getWebhookDeliveries', 'of a missing endpoint', { who, parts: () => ({ query: { webhook: 'none' } }) }),
  step('replayWebhookDelivery', 'one', { who, parts: (facts) => ({ params: { id: kept(facts, 'delivery') } }) }),
  step('replayWebhookDelivery', 'a missing one', { who, parts: none }),
  step('getDeadLetters', 'a page', {
    who,
    parts: async ({ learned }, place) => {
      learned.set('dead letter', await place.deadLetter());
      return { query: { limit: '5' } };
    },
  }),
  step('retryDeadLetter', 'one', { who, parts: dead }),
  step('retryDeadLetter', 'one that is tried again already', { who, parts: dead }),
  step('dropDeadLetter', 'one', {
    who,
    parts: async (_, place) => ({ params: { id: await place.deadLetter() } }),
  }),
  step('dropDeadLetter', 'a deleted one', { who, parts: none }),
  step('deleteWebhook', 'one', { who, parts: (facts) => ({ params: { id: kept(facts, 'webhook') } }) }),
  step('deleteWebhook', 'a deleted one', { who, parts: (facts) => ({ params: { id: kept(facts, 'webhook') } }) }),
];
