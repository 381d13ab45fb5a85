import type { Facts } from '../facts.ts';
import { asAdmin, confirmAdmin, asShopper, kept, learn, type Step } from '../step.ts';

const url = 'https://127.0.0.1:9/hooks';
const none = { params: { id: 'none' } };

const ordered = (facts: Facts) => ({ params: { entryNo: kept(facts, 'order to cancel') } });
const dead = (facts: Facts) => ({ params: { id: kept(facts, 'dead letter') } });

/** Webhooks, the event of a cancelled order, and messages that were given up. */
export const webhookSteps: readonly Step[] = [
  confirmAdmin('add a webhook'),
  asAdmin(
    'addWebhook',
    'one',
    { body: { url, description: 'Accounting', events: ['order.cancelled'] } },
    learn({ webhook: 'webhook.id' }),
  ),
  asAdmin('addWebhook', 'with an invalid address', { body: { url: 'nowhere', events: ['order.placed'] } }),
  asAdmin('addWebhook', 'without events', { body: { url, events: [] } }),
  asAdmin('getWebhooks', 'all'),

  asShopper('setActiveAddress', 'S7.ADDR.05 for an order to cancel', ({ activeAddress }) => ({
    body: { addressId: activeAddress },
  })),
  asShopper('addToCart', 'S7.CART.01 for an order to cancel', ({ offered }) => ({
    body: { itemId: Number(offered.id), uniqueCode: offered.code, quantity: 1 },
  })),
  asShopper(
    'placeOrder',
    'S7.ORD.01 to cancel',
    ({ shopper, offered: { id, code, price } }) => {
      const line = { id: Number(id), name: '', model: '', dp: 0, mrp: price, quantity: 1, uniqueCode: code };
      return { body: { date: '2026-11-21', id: shopper, contact: '9876500011', items: JSON.stringify([line]) } };
    },
    learn({ 'order to cancel': 'orderId' }),
  ),
  asAdmin('cancelOrder', 'one', (facts) => ({ ...ordered(facts), body: { reason: 'Damaged' } })),
  asAdmin('cancelOrder', 'again', (facts) => ({ ...ordered(facts), body: { reason: 'Damaged' } })),
  asAdmin('cancelOrder', 'without a reason', (facts) => ({ ...ordered(facts), body: {} })),
  asAdmin('cancelOrder', 'one that is delivered', ({ entryNo }) => ({
    params: { entryNo },
    body: { reason: 'Damaged' },
  })),
  asAdmin('cancelOrder', 'a missing one', { params: { entryNo: 'none' }, body: { reason: 'Damaged' } }),
  asAdmin('updateDelivery', 'S7.ORD.04 one that is cancelled', ordered),

  asAdmin('getWebhookDeliveries', 'a page', { query: { limit: '5', state: 'waiting' } }, learn({ delivery: '0.id' })),
  asAdmin('getWebhookDeliveries', 'of a missing endpoint', { query: { webhook: 'none' } }),
  asAdmin('replayWebhookDelivery', 'one', (facts) => ({ params: { id: kept(facts, 'delivery') } })),
  asAdmin('replayWebhookDelivery', 'a missing one', none),
  asAdmin('getDeadLetters', 'a page', async ({ learned }, place) => {
    learned.set('dead letter', await place.deadLetter());
    return { query: { limit: '5' } };
  }),
  asAdmin('retryDeadLetter', 'one', dead),
  asAdmin('retryDeadLetter', 'one that is tried again already', dead),
  asAdmin('dropDeadLetter', 'one', async (_, place) => ({ params: { id: await place.deadLetter() } })),
  asAdmin('dropDeadLetter', 'a deleted one', none),
  asAdmin('deleteWebhook', 'one', (facts) => ({ params: { id: kept(facts, 'webhook') } })),
  asAdmin('deleteWebhook', 'a deleted one', (facts) => ({ params: { id: kept(facts, 'webhook') } })),
];
