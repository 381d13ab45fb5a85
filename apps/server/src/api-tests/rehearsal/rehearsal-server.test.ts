import { createServer } from 'node:net';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { createCaller, urlOf } from '@kayal/server-testing/src/caller.ts';
import { openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { freePort } from '@kayal/server-testing/src/servers/listen-locally.ts';
import { people, smallPassword } from '@kayal/server-testing/src/small-seed.ts';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { rehearsalEnvironment } from '../../modules/rehearsal/rehearsal-server.ts';

async function open(env: Readonly<Record<string, string>>): Promise<TestApp> {
  const shop = await openTestApp({ engine: 'sqlite', seed: 'small', env });
  onTestFinished(() => shop.close());
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  return shop;
}

it('runs under an address of its own, with a banner, its own cookie, and nothing for search engines', async () => {
  const port = await freePort();
  const shop = await open({ REHEARSAL_PORT: String(port) });
  const admin = await shop.as(people.admin.email);
  (await admin.call('makeRehearsal')).answer();
  const read = async () => (await admin.call('getRehearsal')).answer();
  const origin = `http://127.0.0.1:${port}`;
  await expect.poll(read, { timeout: 60_000 }).toMatchObject({ state: 'running', isOpen: true, address: origin });

  const page = await fetch(`${origin}/`);
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
  expect(await page.text()).toMatch(/<body[^>]*><rehearsal-note role="note"[^>]*>Rehearsal: /);
  expect(await (await fetch(`${origin}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
  const login = await fetch(`${origin}${urlOf('login')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: people.admin.email, password: smallPassword, rememberMe: false }),
  });
  expect([login.status, login.headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/rehearsal-sid=/)]);

  (await admin.call('discardRehearsal')).answer();
  await expect(fetch(`${origin}/`)).rejects.toThrow('fetch failed');
});

it('is refused where another program has its port, and where it has no https address beside a shop that has one', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  const shop = await open({ REHEARSAL_PORT: String(port) });
  const admin = await shop.as(people.admin.email);
  expect((await admin.call('makeRehearsal')).refusal().code).toBe('rehearsal.port');
  const secure = await open({ PUBLIC_ORIGIN: 'https://shop.example' });
  const cookie = `__Host-${await addSession(secure.database.db, people.admin.id, secure.clock.now())}`;
  const owner = createCaller(secure.app, people.admin.id, cookie);
  expect((await owner.call('makeRehearsal')).refusal().code).toBe('rehearsal.address');
});

it('gets no secret of the shop, and its own folder', () => {
  const secret = 'hush-hush';
  const config = readConfig({
    DATA_DIR: '/srv/shop',
    PORT: '4000',
    SMTP_URL: `smtp://u:${secret}@mail.example`,
    DATABASE_URL: `postgres://u:${secret}@db/shop`,
    WHATSAPP_TOKEN: secret,
    WHATSAPP_PHONE_ID: '1',
    WHATSAPP_TO: '9',
  });
  const env = rehearsalEnvironment(config, { BACKUP_KEY: secret, S3_SECRET_ACCESS_KEY: secret });
  expect(Object.values(env).join()).not.toContain(secret);
  const own = readConfig(env);
  expect(own).toMatchObject({
    dataDir: '/srv/shop/rehearsal',
    databaseUrl: null,
    smtpUrl: null,
    whatsapp: null,
    port: 4001,
    publicOrigin: 'http://127.0.0.1:4001',
  });
  expect(own.rehearsal.isOne).toBe(true);
});
