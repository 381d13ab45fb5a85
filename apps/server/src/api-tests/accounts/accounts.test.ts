import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCaller, type Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people, smallPassword } from '@kayal/server-testing/src/small-seed.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const neha = { email: 'neha@example.com', full_name: 'Neha Das', password: 'pässwörd' };

forEachEngine('accounts', (engine) => {
  let shop: TestApp;
  let visitor: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    visitor = shop.visitor;
  });
  afterEach(() => shop.close());

  /** The code of the newest mail to an address. */
  const codeFor = async (to: string): Promise<string> => {
    const mail = (await shop.mail()).find((each) => each.to === to);
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
  };
  const signUp = async (fields: object = neha): Promise<string> =>
    (await visitor.call('signUp', { body: fields })).answer().id;
  const verify = (id: string, otp: string) => visitor.call('verify', { body: { id, otp } });
  const logIn = (email: string, password: string, rememberMe = false) =>
    visitor.call('login', { body: { email, password, rememberMe } });
  const wrongFor = (code: string): string => (code === '123456' ? '654321' : '123456');
  /** The session cookie that an answer sets, as a browser sends it back. */
  const cookieOf = (headers: Readonly<Record<string, unknown>>): string => {
    const lines = [headers['set-cookie']].flat().map(String);
    return lines.find((line) => line.startsWith('sid='))?.split(';')[0] ?? '';
  };
  const signedIn = async (email: string, password: string, rememberMe = false): Promise<Caller> => {
    const reply = await logIn(email, password, rememberMe);
    return createCaller(shop.app, reply.answer()[0]?.id ?? '', cookieOf(reply.headers));
  };

  it('R-47 S7.USER.03 S7.USER.05 S7.USER.01 signs up, confirms by the mailed code, signs in, signs out', async () => {
    const handle = await signUp();
    expect((await verify(handle, wrongFor(await codeFor(neha.email)))).answer()).toEqual({
      success: false,
      message: 'Invalid OTP. Please check the code and try again.',
    });
    expect((await verify(handle, await codeFor(neha.email))).answer()).toEqual({
      success: true,
      message: 'OTP Verified Successfully!',
    });
    const her = await signedIn(' NEHA@Example.com ', neha.password);
    expect((await her.call('session')).answer().user).toEqual({
      id: her.id,
      full_name: 'Neha Das',
      email: neha.email,
      isAdmin: false,
      password: '********',
    });
    expect(her.id).not.toBe(handle);
    const out = await her.call('logout');
    expect(out.headers['clear-site-data']).toBe('"cache", "storage"');
    expect(String(out.headers['set-cookie'])).toMatch(/^sid=; .*Expires=Thu, 01 Jan 1970/);
    expect((await her.call('session')).answer().user).toBeNull();
    expect((await her.call('getCustomerById', { params: { customer: her.id } })).status).toBe(401);
  });

  it('R-31 takes three fields only, so that nobody can make herself an admin or confirmed', async () => {
    await signUp({ ...neha, role: 'admin', verified: 1, is_admin: true, id: 'chosen', password_hash: 'x' });
    const row = await shop.database.db
      .selectFrom('customer')
      .selectAll()
      .where('email', '=', neha.email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ role: 'shopper', verified: 0, google_sub: null });
    expect(row.id).not.toBe('chosen');
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('S8.SIGNUP.02 J27 refuses a confirmed address and lets a pending one try again with a new code', async () => {
    const refused = await visitor.call('signUp', { body: { ...neha, email: people.asha.email.toUpperCase() } });
    expect([refused.status, refused.refusal().error]).toEqual([409, 'Already Registered']);

    const first = await signUp();
    const firstCode = await codeFor(neha.email);
    shop.clock.advance(minute);
    const second = await signUp({ ...neha, password: 'another' });
    expect(second).not.toBe(first);
    expect((await verify(first, firstCode)).refusal().code).toBe('otp.expired');
    expect((await verify(second, await codeFor(neha.email))).answer().success).toBe(true);
    expect((await logIn(neha.email, neha.password)).status).toBe(401);
    expect((await logIn(neha.email, 'another')).status).toBe(200);
  });

  it('R-05 two sign-ups of one address at once leave one account', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => visitor.call('signUp', { body: neha })));
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    const rows = await shop.database.db.selectFrom('customer').select('id').where('email', '=', neha.email).execute();
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['email', { ...neha, email: 'neha' }],
    ['email', { ...neha, email: 'neha@x.example\r\nBcc: all@x.example' }],
    ['full_name', { ...neha, full_name: '  ' }],
    ['password', { ...neha, password: 'x'.repeat(129) }],
    ['password', { ...neha, password: '' }],
  ])('R-03 R-25 refuses a sign-up with a wrong %s', async (field, body) => {
    const reply = await visitor.call('signUp', { body });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.refusal().fields ?? {})).toEqual([field]);
    expect(await shop.mail()).toEqual([]);
  });

  it('R-22 a code to an address that nobody has confirmed carries no words of whoever asked for it', async () => {
    const handle = await signUp({ ...neha, full_name: 'Win at https://evil.example' });
    shop.clock.advance(minute);
    await visitor.call('sendOtp', { body: { id: handle } });
    shop.clock.advance(minute);
    await visitor.call('sendOtp', { body: { email: neha.email } });
    const mails = await shop.mail();
    expect(mails.map(({ to }) => to)).toEqual([neha.email, neha.email, neha.email]);
    for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toContain('evil');
  });

  it('R-19 R-20 a hundred guesses at once are five, and then the right code is worth nothing', async () => {
    const handle = await signUp();
    const code = await codeFor(neha.email);
    const replies = await Promise.all(Array.from({ length: 100 }, () => verify(handle, wrongFor(code))));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(5);
    expect((await verify(handle, code)).refusal().code).toBe('otp.expired');
  });

  it('R-17 R-18 a code lives ten minutes and works once', async () => {
    const handle = await signUp();
    const code = await codeFor(neha.email);
    shop.clock.advance(10 * minute);
    expect((await verify(handle, code)).refusal().code).toBe('otp.expired');
    shop.clock.advance(minute);
    await visitor.call('sendOtp', { body: { id: handle } });
    const replies = await Promise.all([1, 2, 3, 4].map(async () => verify(handle, await codeFor(neha.email))));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  });

  it('J27 sends the sign-up code again under the same handle; the old code is void', async () => {
    const handle = await signUp();
    const old = await codeFor(neha.email);
    shop.clock.advance(minute);
    const sent = await visitor.call('sendOtp', { body: { id: handle } });
    expect(sent.answer().message).toBe('If the address is registered, a code has been sent.');
    const fresh = await codeFor(neha.email);
    expect((await verify(handle, old)).answer().success).toBe(false);
    expect((await verify(handle, fresh)).answer().success).toBe(true);
  });

  it('S8.LOGIN.01 S8.LOGIN.03 R-05 says the same for a wrong password and an unknown address', async () => {
    const wrong = await logIn(people.asha.email, 'wrong');
    const unknown = await logIn('nobody@example.com', 'wrong');
    expect([wrong.status, wrong.refusal().error]).toEqual([401, 'Invalid email or password']);
    expect({ ...unknown.refusal(), requestId: '' }).toEqual({ ...wrong.refusal(), requestId: '' });
    expect(unknown.headers['set-cookie']).toBeUndefined();
    const missing = await logIn(people.asha.email, '');
    expect([missing.status, missing.refusal().error]).toEqual([400, 'Please enter both email and password']);
  });

  it('J01 the listed GET answers a list: one user, or none after any error', async () => {
    await signUp();
    const get = (email: string, password: string) => visitor.call('loginByQuery', { query: { email, password } });
    const found = await get(people.asha.email, smallPassword);
    expect(found.answer()).toEqual([
      { id: people.asha.id, full_name: people.asha.name, email: people.asha.email, password: '********' },
    ]);
    expect(found.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    expect(cookieOf(found.headers)).not.toBe('');
    for (const [email, password] of [
      [people.asha.email, 'wrong'],
      ['no@x.example', 'x'],
      [neha.email, neha.password],
    ] as const) {
      expect((await get(email, password)).answer()).toEqual([]);
    }
  });

  it('J01 the GET refuses images, links and other sites', async () => {
    const query = { email: people.asha.email, password: smallPassword };
    const by = async (headers: Record<string, string | undefined>) =>
      (await visitor.call('loginByQuery', { query, headers })).status;
    expect(await by({ 'sec-fetch-mode': 'no-cors' })).toBe(403);
    expect(await by({ 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' })).toBe(403);
    expect(await by({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await by({ 'sec-fetch-site': undefined, 'sec-fetch-mode': undefined, cookie: 'a=b' })).toBe(403);
    expect(await by({ 'sec-fetch-site': undefined, cookie: 'a=b' })).toBe(403);
    expect(await by({ 'sec-fetch-site': undefined, 'sec-fetch-mode': 'no-cors' })).toBe(403);
    expect(await by({ 'sec-fetch-site': undefined, 'sec-fetch-mode': undefined })).toBe(200);
  });

  it('S7.USER.01 J01 the GET answers the fetch of a program, which names a mode but no site', async () => {
    const query = { email: people.asha.email, password: smallPassword };
    const reply = await visitor.call('loginByQuery', { query, headers: { 'sec-fetch-site': undefined } });
    expect(reply.answer()).toMatchObject([{ email: people.asha.email }]);
  });

  it('S1.ADM.01 J03 J02 an admin gets the public mark, and the role is read again at every call', async () => {
    const admin = await signedIn(people.admin.email, smallPassword);
    expect((await admin.call('session')).answer().user).toMatchObject({ isAdmin: true, password: 'admin' });
    expect((await admin.call('getAllOrders')).status).toBe(200);
    await shop.database.db.updateTable('customer').set({ role: 'shopper' }).where('id', '=', admin.id).execute();
    expect((await admin.call('getAllOrders')).status).toBe(403);
  });

  it('J75 the right password of a pending account gets its handle and a new code; a wrong one gets nothing', async () => {
    const handle = await signUp();
    shop.clock.advance(minute);
    expect((await logIn(neha.email, 'wrong')).refusal()).not.toHaveProperty('id');
    const refused = await logIn(neha.email, neha.password);
    expect([refused.status, refused.refusal().code, refused.refusal().id]).toEqual([403, 'EMAIL_UNVERIFIED', handle]);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await shop.mail()).toHaveLength(2);
    expect((await verify(handle, await codeFor(neha.email))).answer().success).toBe(true);
  });

  it('J28 R-24 sendOTP says the same for known and unknown addresses and mails only the known one', async () => {
    const known = await visitor.call('sendOtp', { body: { email: people.asha.email } });
    const unknown = await visitor.call('sendOtp', { body: { email: 'nobody@example.com' } });
    expect(unknown.answer()).toEqual(known.answer());
    expect((await shop.mail()).map((mail) => mail.to)).toEqual([people.asha.email]);
    expect((await visitor.call('sendOtp', { body: {} })).status).toBe(400);
  });

  it('S7.USER.07 R-14 a new password ends every session and signs nobody in', async () => {
    const her = await signedIn(people.asha.email, smallPassword);
    await visitor.call('sendOtp', { body: { email: people.asha.email } });
    const otp = await codeFor(people.asha.email);
    shop.clock.advance(minute);
    const body = { email: people.asha.email, otp, newPassword: 'brand new' };
    const changed = await visitor.call('updatePassword', { body });
    expect(changed.status).toBe(200);
    expect(changed.headers['set-cookie']).toBeUndefined();
    expect((await her.call('session')).answer().user).toBeNull();
    expect((await logIn(people.asha.email, smallPassword)).status).toBe(401);
    expect((await logIn(people.asha.email, 'brand new')).status).toBe(200);
    expect((await shop.mail())[0]?.subject).toContain('password was changed');
    expect((await visitor.call('updatePassword', { body })).refusal().error).toBe('Invalid or expired OTP');
  });

  it('R-21 a sign-up code cannot set a password, nor a reset code confirm an address', async () => {
    const handle = await signUp();
    const signUpCode = await codeFor(neha.email);
    const reset = await visitor.call('updatePassword', {
      body: { email: neha.email, otp: signUpCode, newPassword: 'stolen' },
    });
    expect([reset.status, reset.refusal().code]).toEqual([400, 'otp.invalid']);
    shop.clock.advance(minute);
    await visitor.call('sendOtp', { body: { email: neha.email } });
    const resetCode = await codeFor(neha.email);
    expect((await verify(handle, resetCode)).answer().success).toBe(false);
  });

  it('S1.GEN.01 R-13 a session ends after a day without use, a remembered one after thirty', async () => {
    const short = await signedIn(people.asha.email, smallPassword);
    const long = await signedIn(people.asha.email, smallPassword, true);
    const admin = await signedIn(people.admin.email, smallPassword, true);
    shop.clock.advance(31 * minute);
    expect((await admin.call('session')).answer().user).toBeNull();
    expect((await short.call('session')).answer().user).not.toBeNull();
    shop.clock.advance(day);
    expect((await short.call('session')).answer().user).toBeNull();
    expect((await long.call('session')).answer().user).not.toBeNull();
    shop.clock.advance(29 * day);
    expect((await long.call('session')).answer().user).toBeNull();
  });

  it('R-13 a session that is used goes on', async () => {
    const admin = await signedIn(people.admin.email, smallPassword);
    for (let time = 0; time < 3; time += 1) {
      shop.clock.advance(20 * minute);
      expect((await admin.call('session')).answer().user).not.toBeNull();
    }
  });

  it('R-12 R-14 a remembered cookie lives thirty days; signing in again replaces the session; ten live at most', async () => {
    const remembered = await logIn(people.asha.email, smallPassword, true);
    expect(String(remembered.headers['set-cookie'])).toMatch(
      /sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const her = await signedIn(people.asha.email, smallPassword);
    await her.call('login', { body: { email: people.asha.email, password: smallPassword } });
    expect((await her.call('session')).answer().user).toBeNull();
    for (let time = 0; time < 11; time += 1) {
      shop.clock.advance(1000);
      await logIn(people.asha.email, smallPassword);
    }
    const rows = await shop.database.db.selectFrom('session').select('token_hash').execute();
    expect(rows).toHaveLength(10);
  });

  it('J53 S7.USER.08 changes the name; the record holds five fields and no secret', async () => {
    const her = await signedIn(people.asha.email, smallPassword);
    expect((await her.call('updateProfile', { body: { full_name: ' Asha N ', role: 'admin' } })).answer()).toEqual({
      success: true,
      full_name: 'Asha N',
    });
    const { data } = (await her.call('getCustomerById', { params: { customer: her.id } })).answer();
    expect(Object.keys(data).toSorted()).toEqual(['createdAt', 'email', 'full_name', 'id', 'mobile']);
    expect(data.full_name).toBe('Asha N');
    const other = await her.call('getCustomerById', { params: { customer: people.rahul.id } });
    const none = await her.call('getCustomerById', { params: { customer: 'nobody' } });
    expect([other.status, none.status]).toEqual([403, 403]);
    const admin = await shop.as(people.admin.email);
    const missing = await admin.call('getCustomerById', { params: { customer: 'nobody' } });
    expect([missing.status, missing.refusal().error]).toEqual([404, 'User not found']);
  });
});
