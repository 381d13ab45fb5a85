import { passwordMask, type RouteName } from '@kayal/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askNonce } from '@kayal/server-testing/src/servers/ask-nonce.ts';
import { createCaller } from '@kayal/server-testing/src/caller.ts';
import { clientId, openIssuer, type Claims, type TestIssuer } from '@kayal/server-testing/src/servers/google-issuer.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { customerRow, people, smallPassword } from '@kayal/server-testing/src/small-seed.ts';

forEachEngine('Google sign-in', (engine) => {
  let issuer: TestIssuer;
  let shop: TestApp;

  beforeAll(async () => {
    issuer = await openIssuer();
    const env = { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer.origin };
    shop = await openTestApp({ engine, seed: 'small', env });
  });
  afterAll(() => issuer.close());

  const sign = (claims?: Claims) => issuer.sign(shop.clock.now(), claims);
  /** Requests a nonce in a browser, makes a token for it and sends that. */
  const sendToken = async <Name extends 'googleSignUp' | 'googleLogin'>(
    name: Name,
    makeToken: (nonce: string) => Promise<string> | string,
    body: Readonly<Record<string, string>> = {},
  ) => {
    const { nonce, caller } = await askNonce(shop);
    return caller.call(name, { body: { ...body, token: await makeToken(nonce) } });
  };
  const register = (claims: Claims, body?: Readonly<Record<string, string>>) =>
    sendToken('googleSignUp', (nonce) => sign({ ...claims, nonce }), body);
  const login = (claims: Claims) => sendToken('googleLogin', (nonce) => sign({ ...claims, nonce }));
  const customers = () => shop.database.db.selectFrom('customer').selectAll().orderBy('email').execute();
  const customerOf = async (email: string) => (await customers()).find((row) => row.email === email);

  it('S7.USER.04 S7.USER.02 J29 registers the person of the token, not of the body, and signs her in', async () => {
    const lekhas = { sub: '108-lekha', email: 'Lekha@Kayal.example', name: 'Lekha Das' };
    const claimed = { email: people.admin.email, full_name: 'Somebody else' };
    expect((await register(lekhas, claimed)).answer()).toEqual({ success: true });
    const row = await customerOf('lekha@kayal.example');
    expect(row).toMatchObject({ full_name: 'Lekha Das', verified: 1, role: 'shopper', password_hash: null });
    expect((await register(lekhas)).refusal()).toMatchObject({ code: 'auth.registered', error: 'Already Registered' });

    const reply = await login(lekhas);
    expect(reply.answer()).toEqual({
      id: row?.id,
      full_name: 'Lekha Das',
      email: 'lekha@kayal.example',
      password: passwordMask,
    });
    const cookie =
      [reply.headers['set-cookie']]
        .flat()
        .map(String)
        .find((each) => each.startsWith('sid=')) ?? '';
    const lekha = createCaller(shop.app, row?.id ?? '', cookie.split(';')[0]);
    expect((await lekha.call('session')).answer().user).toMatchObject({ id: row?.id, isAdmin: false });
  });

  describe('J29 an invalid token', () => {
    const now = () => shop.clock.now();
    const bad: readonly (readonly [string, (nonce: string) => Promise<string> | string])[] = [
      ['for another client', (nonce) => sign({ nonce, aud: 'another.apps.googleusercontent.com' })],
      ['of another issuer', (nonce) => sign({ nonce, iss: 'https://accounts.google.com' })],
      ['that has expired', (nonce) => sign({ nonce, exp: Math.floor(now() / 1000) - 61 })],
      ['without an expiry', (nonce) => sign({ nonce, exp: undefined })],
      ['with an unconfirmed e-mail', (nonce) => sign({ nonce, email_verified: false })],
      ['that says "true" in place of true', (nonce) => sign({ nonce, email_verified: 'true' })],
      ['without an e-mail', (nonce) => sign({ nonce, email: undefined })],
      ['without a subject', (nonce) => sign({ nonce, sub: undefined })],
      ['signed by another key', (nonce) => issuer.forge(now(), { nonce })],
      ['with alg none', (nonce) => issuer.unsigned(now(), { nonce })],
      ['that is no token', () => 'not.a.token'],
    ];

    it.each(bad)('%s is refused with 401, and nothing is created', async (_, makeToken) => {
      const before = await customers();
      const refused = await sendToken('googleSignUp', makeToken, { email: 'new@kayal.example', full_name: 'New' });
      expect([refused.status, refused.refusal().code]).toEqual([401, 'auth.google_sign_up']);
      expect(refused.refusal().error).toBe('Failed to register via Google');
      const reply = await sendToken('googleLogin', makeToken);
      expect([reply.status, reply.refusal().error]).toEqual([401, 'Google Sign-In failed.']);
      expect(String(reply.headers['set-cookie'])).not.toContain('sid=');
      expect(await customers()).toEqual(before);
    });

    it('missing: the listed body alone is refused with 401, and nothing is created', async () => {
      const before = await customers();
      const body = { email: 'victim@kayal.example', full_name: 'Victim' };
      const reply = await shop.visitor.call('googleSignUp', { body });
      expect([reply.status, reply.refusal().code]).toEqual([401, 'auth.google_sign_up']);
      expect(await customers()).toEqual(before);
    });
  });

  it('J29 a clock difference of a minute is tolerated', async () => {
    const late = { sub: '108-late', email: 'late@kayal.example', exp: shop.clock.now() / 1000 - 30 };
    expect((await register(late)).status).toBe(200);
  });

  it('S7.USER.02 J29 a sign-in registers nobody', async () => {
    const reply = await login({ sub: '108-nobody', email: 'nobody@kayal.example' });
    expect([reply.status, reply.refusal().code]).toEqual([401, 'auth.google']);
    expect(await customerOf('nobody@kayal.example')).toBeUndefined();
  });

  it('J29 an account with a password and the same confirmed e-mail is linked, keeps its password and is notified', async () => {
    const claims = { sub: '108-asha', email: people.asha.email };
    expect((await register(claims)).refusal().code).toBe('auth.registered');
    expect((await login(claims)).answer().id).toBe(people.asha.id);
    const body = { email: people.asha.email, password: smallPassword };
    expect((await shop.visitor.call('login', { body })).status).toBe(200);
    const sent = (await shop.mail()).filter(({ to }) => to === people.asha.email);
    expect(sent.map(({ subject }) => subject)).toEqual(['Google sign-in was added to your KAYAL account']);

    const moved = { ...claims, email: 'asha.new@kayal.example' };
    expect((await login(moved)).answer()).toMatchObject({ id: people.asha.id, email: people.asha.email });
    const reassigned = { ...claims, sub: '108-somebody-else' };
    expect((await login(reassigned)).refusal().code).toBe('auth.google');
  });

  it('J02 J29 an admin is never linked by an e-mail address', async () => {
    const reply = await login({ sub: '108-admin', email: people.admin.email });
    expect(reply.refusal().code).toBe('auth.google');
  });

  it.each(['googleSignUp', 'googleLogin'] as const satisfies readonly RouteName[])(
    'J29 %s takes an unconfirmed account from whoever made it with another’s e-mail',
    async (name) => {
      const id = `squatted-${name}`;
      const email = `${id.toLowerCase()}@kayal.example`;
      const { db } = shop.database;
      const row = customerRow({ id, name: 'Squatter', email }, 'a hash of the squatter');
      await db
        .insertInto('customer')
        .values({ ...row, verified: 0 })
        .execute();
      const owner = { sub: `108-${id}`, email, name: 'Owner' };
      expect((await sendToken(name, (nonce) => sign({ ...owner, nonce }))).status).toBe(200);
      expect(await customerOf(email)).toMatchObject({ id, verified: 1, password_hash: null, full_name: 'Owner' });
    },
  );

  it('J29 two concurrent sign-ups of one person make one account', async () => {
    const twice = { sub: '108-twice', email: 'twice@kayal.example' };
    const replies = await Promise.all([register(twice), register(twice)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('J29 the issuer’s keys are cached: a sign-in needs no request and works while the issuer is unreachable', async () => {
    const before = issuer.keyCalls();
    issuer.setAway(true);
    expect((await register({ sub: '108-away', email: 'away@kayal.example' })).status).toBe(200);
    issuer.setAway(false);
    expect(issuer.keyCalls()).toBe(before);
  });

  it('J29 R-70 keys that were never fetched and cannot be: 503, and nothing is created', async () => {
    const env = { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer.origin, GOOGLE_JWKS_URL: `${issuer.origin}/away` };
    const lonely = await openTestApp({ engine, seed: 'small', env });
    const { nonce, caller } = await askNonce(lonely);
    const reply = await caller.call('googleSignUp', { body: { token: await sign({ nonce }) } });
    expect([reply.status, reply.refusal().code]).toEqual([503, 'auth.google_unavailable']);
    await lonely.close();
  });

  it('J29 without a client id: 503 with its own code; pages load nothing of Google', async () => {
    const plain = await openTestApp({ engine, seed: 'small' });
    for (const name of ['googleSignUp', 'googleLogin'] as const) {
      const reply = await plain.visitor.call(name, { body: { token: await sign() } });
      expect([reply.status, reply.refusal().code]).toEqual([503, 'auth.google_unavailable']);
    }
    await plain.close();
  });

  it('R-06 too many refused tokens from one address are not looked at any more', async () => {
    const env = { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer.origin, RATE_LIMIT: 'on' };
    const limited = await openTestApp({ engine, seed: 'small', env });
    const token = await issuer.forge(limited.clock.now());
    const statuses: number[] = [];
    for (let tries = 0; tries < 32; tries += 1) {
      limited.clock.advance(1000);
      statuses.push((await limited.visitor.call('googleLogin', { body: { token } })).status);
    }
    expect(statuses.indexOf(429)).toBe(30);
    await limited.close();
  });
});
