import { routes } from '@kayal/api-contract';
import { createMockShop, googleToken, rightCode, setupToken } from '@kayal/mocks';
import { getResponse } from 'msw';
import { TOTP } from 'otpauth';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { askNonce } from '@kayal/server-testing/src/servers/ask-nonce.ts';
import { clientId, openIssuer } from '@kayal/server-testing/src/servers/google-issuer.ts';
import { openTestApp } from '@kayal/server-testing/src/harness.ts';
import { createSetupToken } from '../../apps/server/src/modules/accounts/setup/setup-token.ts';
import { requestOf, seenOf, textAt, type Place, type Who } from './place.ts';

/** The mocks: one shop whose viewer is the caller of each step. */
export function openMockPlace(): Place {
  const { handlers, state } = createMockShop();
  const { accounts } = state;
  return {
    async send(who, name, parts) {
      state.user = accounts.find(({ viewer }) => viewer === who) ?? null;
      const response = await getResponse([...handlers], requestOf(name, parts));
      if (response === undefined || response.type === 'error') throw new Error(`nobody mocks ${name}`);
      return seenOf(response.status, response.headers, await response.text());
    },
    codeFor: async () => rightCode,
    googleToken: async () => {
      state.hasGoogleNonce = true;
      return googleToken;
    },
    appCode: async () => rightCode,
    deadLetter: async () => textAt(state.deadLetters, '0.id'),
    trackingToken: async () => 'x'.repeat(43),
    setupToken: async () => {
      state.isSetupDue = true;
      return setupToken;
    },
    close: async () => {},
  };
}

/** The server in this process, over SQLite in a folder of its own and the demo catalogue. */
export async function openServerPlace(): Promise<Place> {
  const issuer = await openIssuer();
  const env = {
    PUBLIC_ORIGIN: 'http://shop.test',
    // A public address would turn the demo's words off, which the mocks have.
    DEMO: 'on',
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_ISSUER: issuer.origin,
    GOOGLE_JWKS_URL: `${issuer.origin}/jwks`,
    // A webhook on this machine needs no name server; nothing is sent to it.
    WEBHOOK_PRIVATE_TARGETS: 'on',
  };
  const shop = await openTestApp({ engine: 'sqlite', seed: 'demo', env });
  const cookieOf = async (email: string) => addSession(shop.database.db, (await shop.as(email)).id, shop.clock.now());
  const cookies: Record<Who, string> = {
    visitor: '',
    shopper: await cookieOf('asha@kayal.example'),
    admin: await cookieOf('admin@kayal.example'),
  };
  return {
    async send(who, name, parts) {
      // Mails of the same millisecond have no order.
      shop.clock.advance(1000);
      const request = requestOf(name, parts);
      const { pathname, search } = new URL(request.url);
      const type = request.headers.get('content-type');
      const token = request.headers.get('authorization');
      const response = await shop.app.inject({
        method: routes[name].method,
        url: pathname + search,
        headers: {
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'cors',
          ...(type === null ? {} : { 'content-type': type }),
          ...(token === null ? {} : { authorization: token }),
          ...(cookies[who] === '' ? {} : { cookie: cookies[who] }),
        },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      const session = [response.headers['set-cookie'] ?? []].flat().find((line) => /^sid=[^;]/.test(line));
      if (who !== 'visitor' && session !== undefined) cookies[who] = session.split(';')[0] ?? '';
      const headers = new Headers();
      for (const [key, value] of Object.entries(response.headers)) headers.set(key, String(value));
      return seenOf(response.statusCode, headers, response.body);
    },
    async codeFor(email) {
      const mail = (await shop.mail()).find(({ to }) => to === email);
      const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
      if (code === undefined) throw new Error(`no code was mailed to ${email}`);
      return code;
    },
    async appCode(secret) {
      return new TOTP({ secret }).generate({ timestamp: shop.clock.now() });
    },
    async deadLetter() {
      const { outbox } = shop.app.context;
      await outbox.post(shop.database.db, { channel: 'mail', to: 'given-up@kayal.example', subject: 'Hi', text: 'Hi' });
      const letter = shop.database.db.updateTable('outbox').set({ dead: 1, last_error: 'EENVELOPE' });
      return (await letter.where('recipient', '=', 'given-up@kayal.example').returning('id').executeTakeFirstOrThrow())
        .id;
    },
    async trackingToken() {
      const links = (await shop.mail()).map(({ text }) => /\/track#([\w-]{43})/.exec(text)?.[1]);
      return links.find((token) => token !== undefined) ?? '';
    },
    async setupToken() {
      await shop.database.db.updateTable('customer').set({ role: 'shopper' }).execute();
      return (await createSetupToken(shop.database.db, shop.clock.now())) ?? '';
    },
    async googleToken(email) {
      const { nonce, cookie } = await askNonce(shop);
      cookies.visitor = cookie;
      return issuer.sign(shop.clock.now(), { email, sub: `google ${email}`, nonce });
    },
    async close() {
      await shop.close();
      await issuer.close();
    },
  };
}
