import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askNonce } from '@kayal/server-testing/src/servers/ask-nonce.ts';
import { createCaller, type Reply } from '@kayal/server-testing/src/caller.ts';
import { clientId, openIssuer, type Claims, type TestIssuer } from '@kayal/server-testing/src/servers/google-issuer.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';

const minute = 60_000;

forEachEngine('the nonce of a Google sign-in', (engine) => {
  let issuer: TestIssuer;
  let shop: TestApp;
  const env = () => ({ GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer.origin });

  beforeAll(async () => {
    issuer = await openIssuer();
    shop = await openTestApp({ engine, seed: 'small', env: env() });
  });
  afterAll(() => issuer.close());

  const cookiesOf = ({ headers }: Reply<'googleNonce' | 'googleLogin' | 'googleSignUp'>): string[] =>
    headers['set-cookie'] === undefined ? [] : [headers['set-cookie']].flat().map(String);
  const cleared = expect.stringMatching(/^google-nonce=; Max-Age=0; Path=\/;/);

  it('ASVS 10.5.1 is the hash of a cookie that no script and no other site can use, for ten minutes', async () => {
    const reply = await shop.visitor.call('googleNonce');
    const [cookie = '', ...others] = cookiesOf(reply);
    expect(others).toEqual([]);
    const [, secret = '', attributes] = /^google-nonce=([^;]*); (.*)$/.exec(cookie) ?? [];
    expect(attributes).toBe('Max-Age=600; Path=/; HttpOnly; SameSite=Strict');
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const nonce = createHash('sha256').update(secret).digest('base64url');
    expect(reply.answer()).toEqual({ success: true, nonce });
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect((await askNonce(shop)).nonce).not.toBe(nonce);
  });

  it('ASVS 10.5.1 R-12 over HTTPS no neighbouring host can plant the cookie', async () => {
    const secure = await openTestApp({ engine, seed: 'small', env: { PUBLIC_ORIGIN: 'https://shop.example' } });
    const [cookie] = cookiesOf(await secure.visitor.call('googleNonce'));
    expect(cookie).toMatch(/^__Host-google-nonce=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    await secure.close();
  });

  it('R-06 is not given without end to one address', async () => {
    const limited = await openTestApp({ engine, seed: 'small', env: { RATE_LIMIT: 'on' } });
    const statuses: number[] = [];
    for (let asked = 0; asked < 241; asked += 1) {
      limited.clock.advance(1000);
      statuses.push((await limited.visitor.call('googleNonce')).status);
    }
    expect(statuses.indexOf(429)).toBe(240);
    await limited.close();
  });

  const ways = [
    ['googleLogin', people.asha.email, 'auth.google', 'Google Sign-In failed.'],
    ['googleSignUp', 'nila@kayal.example', 'auth.google_sign_up', 'Failed to register via Google'],
  ] as const;

  describe.each(ways)('at %s', (name, email, code, text) => {
    const sign = (claims: Claims) => issuer.sign(shop.clock.now(), { sub: `109-${name}`, email, ...claims });
    const customers = () => shop.database.db.selectFrom('customer').selectAll().orderBy('email').execute();
    const refused = { status: 401, code, error: text, isSignedIn: false };
    const refusalOf = (reply: Reply<'googleLogin' | 'googleSignUp'>) => ({
      status: reply.status,
      code: reply.refusal().code,
      error: reply.refusal().error,
      isSignedIn: cookiesOf(reply).some((cookie) => cookie.startsWith('sid=')),
    });

    it('ASVS 10.5.1 J29 a token without a nonce is refused, and the cookie is spent', async () => {
      const before = await customers();
      const { caller } = await askNonce(shop);
      const reply = await caller.call(name, { body: { token: await sign({}) } });
      expect(refusalOf(reply)).toEqual(refused);
      expect(cookiesOf(reply)).toEqual([cleared]);
      expect(await customers()).toEqual(before);
    });

    it('ASVS 10.5.1 J29 a token taken from another browser is refused in one with a nonce and in one without', async () => {
      const before = await customers();
      const victim = await askNonce(shop);
      const body = { token: await sign({ nonce: victim.nonce }) };
      expect(refusalOf(await shop.visitor.call(name, { body }))).toEqual(refused);
      const empty = { token: await sign({ nonce: '' }) };
      expect(refusalOf(await shop.visitor.call(name, { body: empty }))).toEqual(refused);
      const { caller } = await askNonce(shop);
      expect(refusalOf(await caller.call(name, { body }))).toEqual(refused);
      // Nor does the nonce, which anybody can read in the token, make the cookie.
      const guesser = createCaller(shop.app, '', `google-nonce=${victim.nonce}`);
      expect(refusalOf(await guesser.call(name, { body }))).toEqual(refused);
      expect(await customers()).toEqual(before);
    });

    it.each([
      ['empty', () => ''],
      ['of another length', (nonce: string) => nonce.slice(1)],
      ['a number', () => 7],
      ['in a list', (nonce: string) => [nonce]],
    ])('ASVS 10.5.1 a nonce that is %s is refused, not tripped over', async (_, oddNonce) => {
      const { nonce, caller } = await askNonce(shop);
      const reply = await caller.call(name, { body: { token: await sign({ nonce: oddNonce(nonce) }) } });
      expect(refusalOf(reply)).toEqual(refused);
    });

    it('ASVS 10.5.1 a token older than a nonce can be is refused, though its cookie was kept', async () => {
      const { nonce, caller } = await askNonce(shop);
      const body = { token: await sign({ nonce }) };
      shop.clock.advance(12 * minute);
      expect(refusalOf(await caller.call(name, { body }))).toEqual(refused);
    });

    it('ASVS 10.5.1 J29 the right one is taken once, even where cookie and token were copied together', async () => {
      const { nonce, caller } = await askNonce(shop);
      const body = { token: await sign({ nonce }) };
      const replies = await Promise.all([caller.call(name, { body }), caller.call(name, { body })]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
      for (const reply of replies) expect(cookiesOf(reply)).toContainEqual(cleared);
      shop.clock.advance(10 * minute);
      expect(refusalOf(await caller.call(name, { body }))).toEqual(refused);
    });
  });
});
