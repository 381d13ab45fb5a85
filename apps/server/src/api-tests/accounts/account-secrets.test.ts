import { routes, type RouteName } from '@kayal/api-contract';
import { TOTP } from 'otpauth';
import { afterEach, expect, it } from 'vitest';
import { createCaller, type Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { buy } from '@kayal/server-testing/src/shopping.ts';
import { items, people, smallPassword, variants } from '@kayal/server-testing/src/small-seed.ts';

const minute = 60_000;
const { asha, admin } = people;
const neha = { email: 'neha.canary@example.com', full_name: 'Neha Canary', password: 'canary-password' };

forEachEngine('secrets of accounts', (engine) => {
  let shop: TestApp;
  const lines: string[] = [];
  const open = async (env: Record<string, string> = {}): Promise<void> => {
    lines.length = 0;
    shop = await openTestApp({ engine, seed: 'small', env, log: (line) => lines.push(line) });
  };
  afterEach(() => shop.close());

  const codeFor = async (to: string): Promise<string> => {
    const mail = (await shop.mail()).find((each) => each.to === to && /\b\d{6}\b/.test(each.text));
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
  };
  const cookieOf = (headers: Readonly<Record<string, unknown>>, name: string): string =>
    [headers['set-cookie']]
      .flat()
      .map(String)
      .find((line) => line.startsWith(`${name}=`))
      ?.split(';')[0] ?? '';
  const valueOf = (cookie: string): string => cookie.split('=')[1] ?? 'no value';
  const eventsOf = () => lines.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ event }) => event);

  it('R-11 R-15 R-16 R-22 tokens and codes are kept as hashes only, and a code is in its mail and in no answer', async () => {
    await open();
    const texts: string[] = [];
    const call = async (name: RouteName, body: object) => {
      const reply = await shop.visitor.call(name, { body });
      texts.push(reply.text, JSON.stringify(reply.headers));
      return reply;
    };
    await call('signUp', neha);
    const signUpCode = await codeFor(neha.email);
    expect(signUpCode).toMatch(/^\d{6}$/);
    shop.clock.advance(minute);
    await call('sendOtp', { email: asha.email });
    const resetCode = await codeFor(asha.email);
    const login = await shop.visitor.call('login', { body: { email: asha.email, password: smallPassword } });
    const token = valueOf(cookieOf(login.headers, 'sid'));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    texts.push(login.text);
    for (const text of texts) for (const secret of [signUpCode, resetCode, token]) expect(text).not.toContain(secret);

    const { db } = shop.database;
    const kept = JSON.stringify([
      await db.selectFrom('session').selectAll().execute(),
      await db.selectFrom('otp').selectAll().execute(),
      await db.selectFrom('customer').selectAll().execute(),
      await db.selectFrom('rate_counter').selectAll().execute(),
    ]);
    for (const secret of [signUpCode, resetCode, token, neha.password, smallPassword]) {
      expect(kept).not.toContain(`"${secret}"`);
    }
  });

  it('R-30 nothing that is kept about sign-ins is in any answer that reads', async () => {
    await open();
    const { db } = shop.database;
    const canary = 'c4n4ry';
    await db
      .updateTable('customer')
      .set({ password_hash: `${canary}-hash`, google_sub: `${canary}-sub` })
      .where('id', '=', asha.id)
      .execute();
    await db
      .insertInto('otp')
      .values({
        id: 'h',
        customer_id: asha.id,
        purpose: 'reset',
        code_hmac: `${canary}-code`,
        tries: 0,
        closed: 0,
        created_at: 0,
        expires_at: 2e12,
      })
      .execute();
    await db
      .insertInto('totp')
      .values({ customer_id: asha.id, secret: `${canary}-totp`, last_step: 0, created_at: 0 })
      .execute();
    await db
      .insertInto('recovery_code')
      .values({ customer_id: asha.id, code_hmac: `${canary}-recovery` })
      .execute();
    const her = await shop.as(asha.email);
    const boss = await shop.as(admin.email);
    const { orderId } = await buy(her, variants.shortsS);
    const params = { customer: asha.id, id: items.tee.id, entryNo: orderId };
    const query = { Id: '4', filter: 'a', ids: '101', q: 'aero', uniqueCode: variants.blackM.code };
    const reads = Object.keys(routes)
      .filter((name): name is RouteName => Object.hasOwn(routes, name))
      .filter((name) => routes[name].method === 'GET' && name !== 'loginByQuery');
    let answered = 0;
    for (const who of [her, boss]) {
      for (const name of reads) {
        const { text, status } = await who.call(name, { params, query });
        if (status === 200) answered += 1;
        expect([name, text.includes(canary)]).toEqual([name, false]);
      }
    }
    expect(answered).toBeGreaterThan(20);
  });

  it('R-77 R-78 the log has the events of an attack and none of the values that were sent', async () => {
    await open({ RATE_LIMIT: 'on', NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example' });
    const say = (name: RouteName, body: object, who: Caller = shop.visitor) => who.call(name, { body });
    await say('signUp', neha);
    const code = await codeFor(neha.email);
    await say('verify', { id: 'no-such-handle', otp: '135791' });
    await say('login', { email: asha.email, password: 'wrong-canary' });
    await say('login', { email: 7, password: ['broken-canary'] });
    const login = await say('login', { email: admin.email, password: smallPassword });
    const cookie = cookieOf(login.headers, '__Host-sid');
    const boss = createCaller(shop.app, admin.id, cookie);
    await boss.call('getAllOrders');
    const { id, secret } = (await boss.call('startTotp', { body: { password: smallPassword } })).answer();
    const appCode = new TOTP({ secret }).generate({ timestamp: shop.clock.now() });
    const { recoveryCodes } = (await boss.call('addTotp', { body: { id, code: appCode } })).answer();
    await boss.call('addOffer', { body: { itemId: items.jacket.id, offerPrice: 1999 } });
    await boss.call('uploadImages');
    const address = {
      name: 'Addr Canary',
      mobile: '9000012345',
      pincode: '682020',
      locality: 'Canary Street',
      address: 'House Canary',
      city: 'Kochi',
      district: 'E',
    };
    await boss.call('addAddress', { body: address });
    await say('sendWhatsapp', { message: 'message-canary', email: neha.email, name: 'N', mobileNumber: '9000012345' });
    await say('createFirstAdmin', {
      token: 'token-canary',
      email: neha.email,
      full_name: 'N',
      password: 'lagoon-wind-forty',
    });
    for (let time = 0; time < 12; time += 1) await say('login', { email: asha.email, password: 'wrong-canary' });
    await shop.app.inject({
      method: 'GET',
      url: `/api/onlineorder/user/login/kayal?email=${neha.email}&password=query-canary`,
    });

    const log = lines.join('');
    const planted = [
      neha.email,
      asha.email,
      admin.email,
      neha.full_name,
      neha.password,
      smallPassword,
      code,
      '135791',
      'wrong-canary',
      'broken-canary',
      valueOf(cookie),
      secret,
      appCode,
      recoveryCodes[0] ?? 'none',
      ...Object.values(address).slice(0, 2),
      'House Canary',
      'message-canary',
      'token-canary',
      'lagoon-wind-forty',
      'query-canary',
    ];
    for (const value of planted) expect([value, log.includes(value)]).toEqual([value, false]);

    const events = eventsOf();
    const names = new Set(events.map(({ event }) => event));
    expect([...names]).toEqual(
      expect.arrayContaining([
        'login.accepted',
        'login.refused',
        'code.refused',
        'second_factor.changed',
        'setup.refused',
        'call.forbidden',
        'call.limited',
        'admin.write',
        'upload.refused',
      ]),
    );
    for (const each of events) {
      expect(each).toMatchObject({ from: expect.stringMatching(/^[\w-]{12}$/), reqId: expect.any(String) });
      expect(JSON.stringify(each)).not.toContain('127.0.0.1');
    }
    expect(events.find(({ event }) => event === 'login.accepted')).toMatchObject({
      account: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  });
});
