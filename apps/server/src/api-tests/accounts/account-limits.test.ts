import { afterEach, expect, it } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { openDatabase } from '../../db/open-database.ts';
import { createCaller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people, smallPassword } from '@kayal/server-testing/src/small-seed.ts';

const second = 1000;
const minute = 60 * second;

forEachEngine('limits of accounts', (engine) => {
  let shop: TestApp;
  const open = async (env: Record<string, string> = { RATE_LIMIT: 'on' }): Promise<void> => {
    shop = await openTestApp({ engine, seed: 'small', env });
  };
  afterEach(() => shop.close());

  const logIn = (password: string, headers: Record<string, string> = {}) =>
    shop.visitor.call('login', { body: { email: people.asha.email, password }, headers });
  /** Wrong passwords one after another, slowly enough for the limit per address. */
  const fail = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await logIn('wrong');
  };

  it('R-06 after ten failures even the right password waits: 30 s, then a minute', async () => {
    await open();
    await fail(10);
    const locked = await logIn(smallPassword);
    expect([locked.status, locked.headers['retry-after']]).toEqual([429, '30']);
    shop.clock.advance(30 * second);
    expect((await logIn('wrong')).status).toBe(401);
    shop.clock.advance(59 * second);
    expect((await logIn(smallPassword)).status).toBe(429);
    shop.clock.advance(second);
    expect((await logIn(smallPassword)).status).toBe(200);
    expect((await logIn('wrong')).status).toBe(401);
  });

  it('R-06 R-07 two processes of one shop count the same guesses', async () => {
    await open();
    const database = openDatabase(shop.config);
    const other = await buildApp({ config: shop.config, database, clock: () => shop.clock.now() });
    const there = createCaller(other, '');
    const guess = (password: string) => there.call('login', { body: { email: people.asha.email, password } });
    for (let time = 0; time < 5; time += 1) {
      await fail(1);
      expect((await guess('wrong')).status).toBe(401);
    }
    expect([(await logIn(smallPassword)).status, (await guess(smallPassword)).status]).toEqual([429, 429]);
    await other.close();
    await database.close();
  });

  it('R-06 twenty-five guesses at once are ten', async () => {
    await open();
    shop.clock.advance(minute);
    const replies = await Promise.all(Array.from({ length: 25 }, () => logIn('wrong')));
    expect(replies.filter((reply) => reply.status === 401)).toHaveLength(10);
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(15);
  });

  it('R-06 a device that signed in before is not locked out by an attacker', async () => {
    await open();
    const first = await logIn(smallPassword);
    const cookies = [first.headers['set-cookie']].flat().map(String);
    const device = cookies.find((line) => line.startsWith('device='))?.split(';')[0] ?? '';
    await fail(10);
    expect((await logIn(smallPassword)).status).toBe(429);
    expect((await logIn(smallPassword, { cookie: 'device=forged' })).status).toBe(429);
    expect((await logIn(smallPassword, { cookie: device })).status).toBe(200);
  });

  it('R-06 R-12 over HTTPS the mark of a device is a __Host- cookie, and that of an earlier version counts until it is replaced', async () => {
    await open({ RATE_LIMIT: 'on', PUBLIC_ORIGIN: 'https://shop.example' });
    const cookies = [(await logIn(smallPassword)).headers['set-cookie']].flat().map(String);
    const device = cookies.find((line) => line.startsWith('__Host-device='))?.split(';')[0] ?? '';
    expect(cookies.some((line) => line.startsWith('device=;'))).toBe(true);
    await fail(10);
    expect((await logIn(smallPassword)).status).toBe(429);
    expect((await logIn(smallPassword, { cookie: device.replace('__Host-', '') })).status).toBe(200);
  });

  it('R-06 RATE_LIMIT=off lifts the locks', async () => {
    await open({});
    await fail(12);
    expect((await logIn(smallPassword)).status).toBe(200);
  });

  it('J28 codes have a gap of 20 s and come five times an hour, for known and unknown addresses alike', async () => {
    await open();
    for (const email of [people.asha.email, 'nobody@example.com']) {
      const send = async () => (await shop.visitor.call('sendOtp', { body: { email } })).status;
      expect([await send(), await send()]).toEqual([200, 429]);
      for (let time = 0; time < 4; time += 1) {
        shop.clock.advance(20 * second);
        expect(await send()).toBe(200);
      }
      shop.clock.advance(20 * second);
      expect(await send()).toBe(429);
      shop.clock.advance(60 * minute);
      expect(await send()).toBe(200);
    }
  });

  it('J28 J75 codes that the right password of a pending account gets have a gap of 20 s as well', async () => {
    await open();
    const body = { email: 'buyer@example.com', full_name: 'Buyer', password: 'p' };
    const { id } = (await shop.visitor.call('signUp', { body })).answer();
    const mailsAfter = async (wait: number) => {
      shop.clock.advance(wait);
      expect((await shop.visitor.call('login', { body })).refusal()).toMatchObject({ code: 'EMAIL_UNVERIFIED', id });
      return (await shop.mail()).length;
    };
    expect([await mailsAfter(0), await mailsAfter(19 * second), await mailsAfter(second)]).toEqual([2, 2, 3]);
  });

  it('R-19 wrong reset codes are counted over all codes of an hour, with limits off as well', async () => {
    await open({});
    const tryCode = (otp: string) =>
      shop.visitor.call('updatePassword', { body: { email: people.asha.email, otp, newPassword: 'new' } });
    const codeOf = async () => /\b\d{6}\b/.exec((await shop.mail())[0]?.text ?? '')?.[0] ?? '';
    for (let round = 0; round < 2; round += 1) {
      shop.clock.advance(minute);
      await shop.visitor.call('sendOtp', { body: { email: people.asha.email } });
      const right = await codeOf();
      for (let time = 0; time < 5; time += 1) await tryCode(right === '111111' ? '222222' : '111111');
    }
    shop.clock.advance(minute);
    await shop.visitor.call('sendOtp', { body: { email: people.asha.email } });
    expect((await tryCode(await codeOf())).status).toBe(429);
    shop.clock.advance(60 * minute);
    await shop.visitor.call('sendOtp', { body: { email: people.asha.email } });
    expect((await tryCode(await codeOf())).status).toBe(200);
  });

  it('R-67 a network address may sign up sixty times an hour', async () => {
    await open();
    const signUp = async (number: number) => {
      const body = { email: `buyer${number}@example.com`, full_name: 'Buyer', password: 'p' };
      shop.clock.advance(second);
      return (await shop.visitor.call('signUp', { body })).status;
    };
    const statuses: number[] = [];
    for (let number = 0; number < 61; number += 1) statuses.push(await signUp(number));
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});
