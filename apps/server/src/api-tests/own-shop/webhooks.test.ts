import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, buy, order, orderItem } from '@kayal/server-testing/src/shopping.ts';
import { items, people, variants } from '@kayal/server-testing/src/small-seed.ts';
import {
  startReceiver,
  type ReceivedEvent,
  type Receiver,
} from '@kayal/server-testing/src/servers/webhook-receiver.ts';

const day = 24 * 3_600_000;

forEachEngine('webhooks', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let asha: Caller;
  let receiver: Receiver;

  const deliver = () => shop.app.context.outbox.deliver();
  const deliveries = async (query = {}) => (await admin.call('getWebhookDeliveries', { query })).answer();
  const subscribe = async (events: readonly string[]) =>
    (await admin.call('addWebhook', { body: { url: receiver.url, events, description: 'Accounting' } })).answer();
  const types = () => receiver.received.map(({ type }) => type);

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small', env: { WEBHOOK_PRIVATE_TARGETS: 'on' } });
    // An event of the catalogue carries the machine's time, which must not lie before or after the shop's.
    shop.clock.advance(Date.now() - shop.clock.now());
    receiver = await startReceiver();
  });
  afterAll(() => receiver.close());
  beforeEach(async () => {
    admin = await shop.as(people.admin.email);
    asha = await shop.addShopper();
    for (const { id } of (await admin.call('getWebhooks')).answer()) {
      await admin.call('deleteWebhook', { params: { id } });
    }
    receiver.received.length = 0;
    receiver.status = 200;
    shop.clock.advance(1000);
  });

  it('an order is delivered once, signed by the Standard Webhooks convention, without who ordered', async () => {
    const { secret, webhook } = await subscribe(['order.placed']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/=]{44}$/);
    await add(asha, variants.blackM, 2);
    const key = { key: 'once' };
    const placed = await order(asha, [orderItem(variants.blackM, 2)], { ...key, date: dateOf(shop) });
    await order(asha, [orderItem(variants.blackM, 2)], { ...key, date: dateOf(shop) });
    await deliver();
    await deliver();
    expect(receiver.received).toHaveLength(1);
    const [event] = receiver.received;
    if (event === undefined) throw new Error('nothing came');
    expect(receiver.verify(secret, event)).toEqual({
      type: 'order.placed',
      timestamp: new Date(shop.clock.now()).toISOString(),
      data: {
        entryNo: placed.answer().orderId,
        orderDate: dateOf(shop),
        total: 798,
        deliveryCharge: 0,
        lines: [{ productId: 101, uniqueCode: variants.blackM.code, quantity: 2, total: 798 }],
      },
    });
    expect(event.headers['webhook-signature']).toBe(signatureOf(secret, event));
    expect(() => receiver.verify('whsec_b3RoZXJvdGhlcm90aGVyb3RoZXI=', event)).toThrow('No matching signature found');
    expect(await deliveries()).toMatchObject([
      { id: event.id, webhookId: webhook.id, event: 'order.placed', state: 'sent', attempts: 1, error: null },
    ]);
  });

  it('each event goes to its subscribed endpoints', async () => {
    await subscribe(['order.delivered', 'order.cancelled', 'stock.low', 'catalogue.changed']);
    await shop.setStock(variants.blackM.code, 7);
    await add(asha, variants.blackM, 2);
    const { orderId } = (await order(asha, [orderItem(variants.blackM, 2)], { date: dateOf(shop) })).answer();
    await admin.call('updateDelivery', { params: { entryNo: orderId } });
    await shop.setStock(variants.blackM.code, 60);
    await add(asha, variants.blackM, 1);
    const second = (await order(asha, [orderItem(variants.blackM, 1)], { date: dateOf(shop) })).answer();
    await admin.call('cancelOrder', { params: { entryNo: second.orderId }, body: { reason: 'Damaged' } });
    await admin.call('addOffer', { body: { itemId: items.jacket.id, offerPrice: 1999 } });
    shop.clock.advance(60_000);
    await deliver();
    expect(types().toSorted()).toEqual(['catalogue.changed', 'order.cancelled', 'order.delivered', 'stock.low']);
    const low = receiver.received.find(({ type }) => type === 'stock.low');
    expect(low?.data).toEqual({ uniqueCode: variants.blackM.code, stock: 5 });
  });

  it('a refused order causes no event', async () => {
    await subscribe(['order.placed', 'stock.low']);
    await add(asha, variants.blackM, 1);
    await order(asha, [orderItem(variants.blackM, 1, { mrp: 1 })], { date: dateOf(shop) });
    await deliver();
    expect(types()).toEqual([]);
  });

  it('a failed delivery is retried with growing waits, given up, and replayed under the same id', async () => {
    const { secret } = await subscribe(['order.delivered']);
    const { orderId } = await buyNow();
    receiver.status = 500;
    await admin.call('updateDelivery', { params: { entryNo: orderId } });
    await deliver();
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect(await deliveries({ state: 'waiting' })).toMatchObject([{ attempts: 1, error: 'HTTP_500' }]);
    receiver.status = 302;
    for (let attempt = 2; attempt <= 9; attempt += 1) {
      shop.clock.advance(day);
      await deliver();
    }
    expect(receiver.received).toHaveLength(8);
    admin = await shop.as(people.admin.email);
    expect(await deliveries()).toMatchObject([{ state: 'dead', attempts: 8, error: 'HTTP_302', nextAt: null }]);
    const letters = (await admin.call('getDeadLetters')).answer();
    expect(letters).toMatchObject([{ channel: 'webhook', recipient: receiver.url, subject: 'order.delivered' }]);

    receiver.status = 204;
    const id = letters[0]?.id ?? '';
    expect((await admin.call('retryDeadLetter', { params: { id } })).status).toBe(200);
    expect((await admin.call('retryDeadLetter', { params: { id } })).status).toBe(404);
    await deliver();
    expect((await admin.call('replayWebhookDelivery', { params: { id } })).status).toBe(200);
    await deliver();
    expect(receiver.received).toHaveLength(10);
    expect(new Set(receiver.received.map((event) => event.id))).toEqual(new Set([id]));
    for (const event of receiver.received) expect(receiver.verify(secret, event)).toMatchObject({ type: event.type });
    expect(await deliveries({ state: 'sent' })).toHaveLength(1);
  });

  it('a given-up message of any channel can be deleted; mail addresses are masked', async () => {
    await shop.app.context.outbox.post(shop.database.db, {
      channel: 'mail',
      to: 'm@b.example',
      subject: 'Hi',
      text: '',
    });
    const { db } = shop.database;
    await db.updateTable('outbox').set({ dead: 1, sent_at: null }).where('recipient', '=', 'm@b.example').execute();
    const reply = await admin.call('getDeadLetters');
    const letter = reply.answer().find(({ channel }) => channel === 'mail');
    expect(letter?.recipient).toBe('m…@b.example');
    const params = { id: letter?.id ?? '' };
    expect((await admin.call('dropDeadLetter', { params })).status).toBe(200);
    expect((await admin.call('dropDeadLetter', { params })).status).toBe(404);
  });

  it('a receiver that closes the connection is an error with its code; removing the endpoint removes its deliveries', async () => {
    const { webhook } = await subscribe(['order.delivered']);
    const { orderId } = await buyNow();
    receiver.status = 0;
    await admin.call('updateDelivery', { params: { entryNo: orderId } });
    await deliver();
    expect(await deliveries()).toMatchObject([{ state: 'waiting', error: 'ECONNRESET' }]);
    await admin.call('deleteWebhook', { params: { id: webhook.id } });
    expect(await deliveries()).toEqual([]);
    const changes = (await admin.call('getAudit')).answer().filter(({ subject }) => subject === webhook.id);
    expect(changes.map(({ action }) => action).toSorted()).toEqual(['webhook.added', 'webhook.removed']);
  });

  it('a receiver that offers another protocol is an error, and the deliveries to all others go on', async () => {
    await subscribe(['order.delivered']);
    const { orderId } = await buyNow();
    receiver.status = 101;
    await admin.call('updateDelivery', { params: { entryNo: orderId } });
    const isDone = deliver().then(() => 'done');
    expect(await Promise.race([isDone, wait(5000, 'waits for ever')])).toBe('done');
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 1, error: 'NO_ANSWER' }]);
  });

  it('R-50 without the setting no private address is taken, nor called when it was taken before', async () => {
    const { webhook } = await subscribe(['order.delivered']);
    const strict = await openTestApp({ engine, seed: 'small' });
    const strictAdmin = await strict.as(people.admin.email);
    for (const url of [receiver.url, 'https://127.0.0.1/x', 'https://localhost/x', 'https://[::1]/', 'nonsense']) {
      const reply = await strictAdmin.call('addWebhook', { body: { url, events: ['order.placed'] } });
      expect([url, reply.status, reply.refusal().code]).toEqual([url, 400, 'webhook.url']);
    }
    const rows = await shop.database.db.selectFrom('webhook').selectAll().where('id', '=', webhook.id).execute();
    for (const url of [receiver.url, receiver.url.replace('http:', 'https:').replace('127.0.0.1', 'localhost')]) {
      await strict.database.db
        .insertInto('webhook')
        .values(rows.map((row) => ({ ...row, id: url, url })))
        .execute();
    }
    const shopper = await strict.addShopper();
    const { orderId } = await buy(shopper, variants.blackM, 1);
    await strictAdmin.call('updateDelivery', { params: { entryNo: orderId } });
    await strict.app.context.outbox.deliver();
    const refused = (await strictAdmin.call('getWebhookDeliveries')).answer();
    expect(refused.map(({ error }) => error)).toEqual(['PRIVATE_TARGET', 'PRIVATE_TARGET']);
    expect(receiver.received).toEqual([]);
    await strict.close();
  });

  it('a shop has at most 20 endpoints', async () => {
    for (let count = 0; count < 20; count += 1) await subscribe(['stock.low']);
    const reply = await admin.call('addWebhook', { body: { url: receiver.url, events: ['stock.low'] } });
    expect([reply.status, reply.refusal().code]).toEqual([409, 'webhook.limit']);
  });

  async function buyNow() {
    await add(asha, variants.blackM, 1);
    return (await order(asha, [orderItem(variants.blackM, 1)], { date: dateOf(shop) })).answer();
  }
});

/** The signature by the text of the Standard Webhooks specification, computed without the shop's library. */
function signatureOf(secret: string, { headers, body }: Pick<ReceivedEvent, 'headers' | 'body'>): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

it('the signatures that deliveries are compared with are those of the specification’s example', () => {
  const headers = { 'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek', 'webhook-timestamp': '1614265330' };
  const signature = signatureOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', { headers, body: '{"test": 2432232314}' });
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

/** Today in the shop's zone, by the shop's clock. */
function dateOf({ clock }: TestApp): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(clock.now());
}
