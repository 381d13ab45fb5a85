import { TOTP } from 'otpauth';
import { afterEach, expect, it } from 'vitest';
import { createCaller, type Caller, type Reply } from '@kayal/server-testing/src/caller.ts';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people, smallPassword } from '@kayal/server-testing/src/small-seed.ts';
import { createAuthenticator } from '@kayal/server-testing/src/software-authenticator.ts';

const second = 1000;
const minute = 60 * second;
const origin = 'https://shop.example';
const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: origin, RATE_LIMIT: 'on' };
const password = { password: smallPassword };
const { admin, asha } = people;

forEachEngine('second factors', (engine) => {
  let shop: TestApp;
  const open = async (env: Record<string, string> = { PUBLIC_ORIGIN: origin }): Promise<void> => {
    shop = await openTestApp({ engine, seed: 'small', env });
  };
  afterEach(() => shop.close());

  const logIn = (email: string) => shop.visitor.call('login', { body: { email, ...password } });
  /** A caller with the session cookie of an answer. */
  const signedIn = (reply: Reply<'login' | 'finishSignIn'>): Caller => {
    const lines = [reply.headers['set-cookie']].flat().map(String);
    const cookie = lines.find((line) => line.startsWith('__Host-sid='))?.split(';')[0] ?? '';
    return createCaller(shop.app, reply.answer()[0]?.id ?? '', cookie);
  };
  const codeOf = (secret: string): string => new TOTP({ secret }).generate({ timestamp: shop.clock.now() });
  const addApp = async (who: Caller): Promise<{ secret: string; recoveryCodes: readonly string[] }> => {
    const { id, secret } = (await who.call('startTotp', { body: password })).answer();
    const { recoveryCodes } = (await who.call('addTotp', { body: { id, code: codeOf(secret) } })).answer();
    shop.clock.advance(30 * second);
    return { secret, recoveryCodes };
  };
  const addPasskey = async (who: Caller) => {
    const device = createAuthenticator();
    const { id, options } = (await who.call('startPasskey', { body: password })).answer();
    const body = { id, name: 'Phone', response: device.create(options, origin) };
    return { device, reply: await who.call('addPasskey', { body }) };
  };
  const challengeOf = async (email: string): Promise<string> => {
    const reply = await logIn(email);
    expect([reply.status, reply.refusal().code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect(String(reply.headers['set-cookie'])).not.toContain('sid=');
    return reply.refusal().id ?? '';
  };
  const finish = (body: object) => shop.visitor.call('finishSignIn', { body });

  it('R-10 an admin in production gets nothing of the back office before she has a second factor', async () => {
    await open(production);
    const her = signedIn(await logIn(admin.email));
    expect((await her.call('session')).answer().user).toMatchObject({ isAdmin: true });
    expect((await her.call('getAllOrders')).refusal().code).toBe('SECOND_FACTOR_MISSING');
    expect((await her.call('getOrders', { params: { customer: asha.id } })).status).toBe(403);
    const shopper = signedIn(await logIn(asha.email));
    expect((await shopper.call('getAllOrders')).refusal().code).toBe('forbidden');
    expect((await her.call('getSecondFactors')).answer()).toMatchObject({ required: true, passkeysAvailable: true });

    const { secret } = await addApp(her);
    expect((await her.call('getAllOrders')).status).toBe(200);
    expect((await her.call('removeTotp', { body: password })).refusal().code).toBe('second_factor.last');

    const id = await challengeOf(admin.email);
    const again = signedIn(await finish({ id, method: 'totp', code: codeOf(secret) }));
    expect((await again.call('getAllOrders')).status).toBe(200);
  });

  it('R-10 J01 the specified GET never signs in an account with a second factor', async () => {
    await open({ ...production, ALLOW_GET_LOGIN: 'on' });
    const get = async (email: string) =>
      (await shop.visitor.call('loginByQuery', { query: { email, ...password } })).answer();
    expect(await get(admin.email)).toEqual([]);
    expect(await get(asha.email)).toHaveLength(1);
    await addApp(signedIn(await logIn(asha.email)));
    expect(await get(asha.email)).toEqual([]);
  });

  it('R-10 a passkey finishes a sign-in once, for its own page, challenge and account only', async () => {
    await open();
    const her = signedIn(await logIn(admin.email));
    const { device, reply } = await addPasskey(her);
    expect(reply.answer().recoveryCodes).toHaveLength(10);

    const id = await challengeOf(admin.email);
    const { methods, passkey } = (await shop.visitor.call('getSignInChallenge', { body: { id } })).answer();
    expect(methods).toEqual(['passkey', 'recovery']);
    if (passkey === null) throw new Error('no passkey is asked for');
    const use = (challenge: string, page: string) => ({
      id,
      method: 'passkey',
      response: device.get({ ...passkey, challenge }, page),
    });
    expect((await finish(use(passkey.challenge, 'https://shop.example.evil'))).refusal().code).toBe('passkey.refused');
    expect((await finish(use('YW5vdGhlciBjaGFsbGVuZ2U', origin))).refusal().code).toBe('passkey.refused');
    const stranger = createAuthenticator();
    const forged = { ...stranger.get(passkey, origin), id: device.id, rawId: device.id };
    expect((await finish({ id, method: 'passkey', response: forged })).refusal().code).toBe('passkey.refused');

    const right = use(passkey.challenge, origin);
    const replies = await Promise.all([finish(right), finish(right)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await finish(right)).refusal().code).toBe('second_factor.expired');

    // The same signature at a later sign-in answers an old challenge.
    const next = await challengeOf(admin.email);
    expect((await finish({ ...right, id: next })).refusal().code).toBe('passkey.refused');
  });

  it('a new passkey must answer its own challenge, page and account', async () => {
    await open();
    const her = signedIn(await logIn(asha.email));
    const device = createAuthenticator();
    const start = async () => (await her.call('startPasskey', { body: password })).answer();
    const { id, options } = await start();
    const add = (who: Caller, challengeId: string, response: object) =>
      who.call('addPasskey', { body: { id: challengeId, name: 'Phone', response } });
    expect((await add(her, id, device.create(options, 'http://shop.example'))).refusal().code).toBe('passkey.refused');
    const rahul = createCaller(shop.app, 'r', await cookieOf(people.rahul.id));
    expect((await add(rahul, id, device.create(options, origin))).refusal().code).toBe('second_factor.expired');
    shop.clock.advance(5 * minute);
    expect((await add(her, id, device.create(options, origin))).refusal().code).toBe('second_factor.expired');
    const fresh = await start();
    expect((await add(her, fresh.id, device.create(fresh.options, origin))).status).toBe(200);
    const { passkeys } = (await her.call('getSecondFactors')).answer();
    expect(passkeys).toMatchObject([{ id: device.id, name: 'Phone', usedAt: null }]);
  });
  const cookieOf = async (customerId: string): Promise<string> =>
    `__Host-${await addSession(shop.database.db, customerId, shop.clock.now())}`;

  it('R-20 a code of the app counts once, a challenge has five tries, an account ten an hour', async () => {
    await open();
    const { secret } = await addApp(signedIn(await logIn(asha.email)));
    const first = await challengeOf(asha.email);
    const code = codeOf(secret);
    const other = await challengeOf(asha.email);
    expect((await finish({ id: first, method: 'totp', code })).status).toBe(200);
    expect((await finish({ id: other, method: 'totp', code })).refusal().code).toBe('second_factor.wrong');

    shop.clock.advance(30 * second);
    const wrong = codeOf(secret) === '000000' ? '111111' : '000000';
    const third = await challengeOf(asha.email);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => finish({ id: third, method: 'totp', code: wrong })),
    );
    expect(replies.filter(({ status }) => status === 400 || status === 429).length).toBe(20);
    expect(replies.filter((reply) => reply.refusal().code === 'second_factor.wrong')).toHaveLength(5);
    const fourth = await challengeOf(asha.email);
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1)
      statuses.push((await finish({ id: fourth, method: 'totp', code: wrong })).status);
    expect(statuses).toContain(429);
    const warnings = (await shop.mail()).filter(({ subject }) => subject.startsWith('Somebody tried'));
    expect(warnings.map(({ to }) => to)).toEqual([asha.email]);
    expect(warnings[0]?.text).toContain(`${origin}/forgotpass`);
  });

  it('recovery codes are shown once, work once, and the owner is notified', async () => {
    await open();
    const her = signedIn(await logIn(asha.email));
    const { recoveryCodes } = await addApp(her);
    const [code = '', other = ''] = recoveryCodes;
    const id = await challengeOf(asha.email);
    expect((await finish({ id, method: 'recovery', code: 'aaaa-bbbb-cccc' })).refusal().code).toBe(
      'second_factor.wrong',
    );
    const again = signedIn(
      await finish({ id, method: 'recovery', code: ` ${code.toUpperCase().replaceAll('-', ' ')} ` }),
    );
    expect((await again.call('getSecondFactors')).answer().recoveryCodesLeft).toBe(9);
    expect((await shop.mail()).map(({ subject }) => subject)).toContain(
      'A recovery code of your My Shop account was used',
    );
    const next = await challengeOf(asha.email);
    expect((await finish({ id: next, method: 'recovery', code })).refusal().code).toBe('second_factor.wrong');

    const renewed = (await again.call('renewRecoveryCodes', { body: password })).answer().recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect((await finish({ id: next, method: 'recovery', code: other })).refusal().code).toBe('second_factor.wrong');
    expect((await finish({ id: next, method: 'recovery', code: renewed[0] })).status).toBe(200);
  });

  it('R-14 the first second factor ends the sessions opened without it; a new password ends sign-ins under way', async () => {
    await open();
    const old = signedIn(await logIn(asha.email));
    const her = signedIn(await logIn(asha.email));
    const { secret } = await addApp(her);
    expect((await old.call('session')).answer().user).toBeNull();
    expect((await her.call('session')).answer().user).not.toBeNull();

    const id = await challengeOf(asha.email);
    await her.call('changePassword', { body: { ...password, newPassword: 'another one' } });
    expect((await finish({ id, method: 'totp', code: codeOf(secret) })).refusal().code).toBe('second_factor.expired');
  });

  it('R-23 a code by e-mail sets a password and is no second factor', async () => {
    await open();
    const { secret } = await addApp(signedIn(await logIn(asha.email)));
    await shop.visitor.call('sendOtp', { body: { email: asha.email } });
    const otp = /\b\d{6}\b/.exec((await shop.mail()).find(({ to }) => to === asha.email)?.text ?? '')?.[0];
    const newPassword = 'another one';
    const reset = await shop.visitor.call('updatePassword', { body: { email: asha.email, otp, newPassword } });
    expect([reset.status, String(reset.headers['set-cookie'])]).toEqual([200, expect.not.stringContaining('sid=')]);

    const reply = await shop.visitor.call('login', { body: { email: asha.email, password: newPassword } });
    expect([reply.status, reply.refusal().code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    const { id } = reply.refusal();
    expect((await finish({ id, method: 'totp', code: otp })).status).toBe(400);
    expect((await finish({ id, method: 'totp', code: codeOf(secret) })).status).toBe(200);
  });

  it('a shop at an IP address has no passkeys', async () => {
    await open({});
    const her = createCaller(shop.app, asha.id, await addSession(shop.database.db, asha.id, shop.clock.now()));
    expect((await her.call('getSecondFactors')).answer().passkeysAvailable).toBe(false);
    expect((await her.call('startPasskey', { body: password })).refusal().code).toBe('passkey.unavailable');
  });

  it('R-30 nothing of a second factor but its name leaves the server again', async () => {
    await open();
    const her = signedIn(await logIn(asha.email));
    const { secret, recoveryCodes } = await addApp(her);
    await addPasskey(her);
    const rows = await shop.database.db.selectFrom('passkey').select('public_key').execute();
    const secrets = [secret, rows[0]?.public_key ?? 'no key', ...recoveryCodes];
    for (const name of ['getSecondFactors', 'getSessions', 'exportMyData'] as const) {
      const { text } = await her.call(name);
      for (const each of secrets) expect(text).not.toContain(each);
    }
  });
});
