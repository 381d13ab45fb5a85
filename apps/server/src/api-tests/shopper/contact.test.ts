import http from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { listenLocally } from '@kayal/server-testing/src/servers/listen-locally.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';

const fields = { name: 'Asha Nair', email: 'asha@kayal.example', mobileNumber: '9876500011' };
const head = 'Name: Asha Nair\nMobile: 9876500011\nE-mail: asha@kayal.example\nMessage: ';
const listed = { to: '+911111111111', message: `${head}Do you have this in blue?` };

/** A WhatsApp Cloud API on this machine. */
interface TestRelay {
  readonly url: string;
  /** Received calls: address, bearer and body. */
  readonly calls: { path: string; bearer: string; body: unknown }[];
  status: number;
  close(): void;
}

async function openRelay(): Promise<TestRelay> {
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const bearer = request.headers.authorization ?? '';
      relay.calls.push({ path: request.url ?? '', bearer, body: JSON.parse(text) });
      response.writeHead(relay.status, { 'content-type': 'application/json' }).end('{"messages":[]}');
    });
  });
  const port = await listenLocally(server);
  const relay: TestRelay = {
    url: `http://127.0.0.1:${port}/v23.0`,
    calls: [],
    status: 200,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return relay;
}

forEachEngine('contact', (engine) => {
  let relay: TestRelay;
  let shop: TestApp;

  const relayEnv = () => ({
    WHATSAPP_TOKEN: 'secret-token',
    WHATSAPP_PHONE_ID: '4242',
    WHATSAPP_TO: '919000000000',
    WHATSAPP_API_URL: relay.url,
  });
  const open = (env: Readonly<Record<string, string>> = {}) => openTestApp({ engine, seed: 'small', env });
  const send = (body: object, of = shop, headers = {}) => of.visitor.call('sendWhatsapp', { body, headers });
  const kept = async (of = shop, query = {}) => (await of.as(people.admin.email)).call('getContactMessages', { query });
  const outbox = (of = shop) => of.database.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();

  beforeAll(async () => {
    relay = await openRelay();
  });
  beforeEach(async () => {
    relay.calls.length = 0;
    relay.status = 200;
    shop = await open(relayEnv());
  });
  afterEach(() => shop.close());
  afterAll(() => relay.close());

  it('S7.EXT.08 J30 a message is stored, then relayed to the configured number, never to the client’s', async () => {
    expect((await send({ ...listed, ...fields })).answer()).toEqual({ success: true });
    expect(relay.calls).toEqual([]);
    expect((await kept()).answer()).toEqual([
      {
        id: expect.any(String),
        ...fields,
        message: 'Do you have this in blue?',
        createdAt: shop.clock.now(),
        number: null,
        dueAt: null,
        answeredAt: null,
      },
    ]);
    await shop.app.context.outbox.deliver();
    await shop.app.context.outbox.deliver();
    expect(relay.calls).toEqual([
      {
        path: '/v23.0/4242/messages',
        bearer: 'Bearer secret-token',
        body: {
          messaging_product: 'whatsapp',
          to: '919000000000',
          type: 'text',
          text: { preview_url: false, body: listed.message },
        },
      },
    ]);
    expect(await outbox()).toMatchObject([{ channel: 'whatsapp', recipient: '919000000000', body: '', dead: 0 }]);
  });

  it('S7.EXT.08 without a relay the message waits under the telephone, in a new shop under its name', async () => {
    const recipientOf = async (demo: 'on' | 'off') => {
      const own = await open({ DEMO: demo });
      await send(listed, own);
      return (await outbox(own)).map(({ recipient }) => recipient);
    };
    expect(await recipientOf('on')).toEqual(['+91 90000 00000']);
    expect(await recipientOf('off')).toEqual(['My Shop']);
  });

  it('S7.EXT.08 the listed body alone, a number and a text, is stored unchanged', async () => {
    expect((await send(listed)).answer()).toEqual({ success: true });
    const [message] = (await kept()).answer();
    expect(message).toMatchObject({ name: '', email: '', mobileNumber: '', message: listed.message });
  });

  it('J30 R-81 an unreachable relay is retried; the message stays', async () => {
    relay.status = 500;
    await send(listed);
    await shop.app.context.outbox.deliver();
    expect(await outbox()).toMatchObject([{ attempts: 1, sent_at: null, last_error: 'HTTP_500' }]);
    relay.status = 200;
    shop.clock.advance(1000);
    await shop.app.context.outbox.deliver();
    expect(await outbox()).toMatchObject([{ attempts: 2, sent_at: shop.clock.now(), last_error: null }]);
    expect((await kept()).answer()).toHaveLength(1);
  });

  it('J30 without a relay it goes to the local mailbox; in production it is stored and `success` is false', async () => {
    const local = await open();
    expect((await send(listed, local)).answer()).toEqual({ success: true });
    const mail: { text: string }[] = (await local.app.inject('/dev/mailbox.json')).json();
    expect(mail.map(({ text }) => text)).toEqual([listed.message]);
    await local.close();

    const production = await open({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example', RATE_LIMIT: 'on' });
    const headers = { origin: 'https://shop.example' };
    expect((await send(listed, production, headers)).answer()).toEqual({ success: false });
    const rows = await production.database.db.selectFrom('contact_message').selectAll().execute();
    expect(rows).toHaveLength(1);
    await production.close();
  });

  it('J30 a filled hidden field gets a normal answer, and nothing is stored', async () => {
    expect((await send({ ...listed, website: 'https://spam.example' })).answer()).toEqual({ success: true });
    expect((await kept()).answer()).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  it('J30 control characters are dropped, line breaks stay; too long or empty is refused', async () => {
    await send({ ...fields, name: 'Asha\r\nBcc: all@kayal.example', message: 'one\r\ntwo\u0007\u001B[31m' });
    const [message] = (await kept()).answer();
    expect(message).toMatchObject({ name: 'Asha Bcc: all@kayal.example', message: 'one\ntwo[31m' });
    expect((await send({ message: 'x'.repeat(2001) })).status).toBe(400);
    expect((await send({ message: ' \n ' })).status).toBe(400);
    expect((await send({ to: '1' })).status).toBe(400);
    expect((await kept()).answer()).toHaveLength(1);
  });

  it('J30 R-61 the same key keeps one message, and another text under it is refused', async () => {
    const headers = { 'idempotency-key': 'form-1' };
    for (const _ of [1, 2]) expect((await send(listed, shop, headers)).answer()).toEqual({ success: true });
    expect((await send({ message: 'other' }, shop, headers)).refusal().code).toBe('idempotency.reused');
    expect([(await kept()).answer().length, (await outbox()).length]).toEqual([1, 1]);
  });

  it('J30 one address may send five an hour', async () => {
    const limited = await open({ RATE_LIMIT: 'on' });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await send({ message: `${count}` }, limited)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    limited.clock.advance(3_600_001);
    expect((await send(listed, limited)).status).toBe(200);
    await limited.close();
  });

  it('J30 the admin reads them in pages, newest first, with the total', async () => {
    for (const message of ['first', 'second', 'third']) {
      await send({ message });
      shop.clock.advance(1000);
    }
    const page = await kept(shop, { limit: '2', offset: '1' });
    expect(page.answer().map(({ message }) => message)).toEqual(['second', 'first']);
    expect(page.headers['x-total-count']).toBe('3');
  });
});
