import { afterEach, expect, it } from 'vitest';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people, smallPassword } from '@kayal/server-testing/src/small-seed.ts';

const second = 1000;
const minute = 60 * second;
const { asha } = people;

/** Addresses of one /48, four of each /56. */
const inOneNetwork = (number: number): string => `2001:db8:1:${(number * 64).toString(16)}::1`;
const elsewhere = '2001:db8:2::1';

forEachEngine('limits of networks', (engine) => {
  let shop: TestApp;
  const open = async (): Promise<void> => {
    shop = await openTestApp({ engine, seed: 'small', env: { RATE_LIMIT: 'on' } });
  };
  afterEach(() => shop.close());

  const codeFor = async (to: string): Promise<string> => {
    const mail = (await shop.mail()).find((each) => each.to === to && /\b\d{6}\b/.test(each.text));
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
  };
  const from = async (remoteAddress: string, name: string, payload: object): Promise<number> => {
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: `/api/onlineorder/user/${name}/kayal`,
      remoteAddress,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      payload,
    });
    return statusCode;
  };
  /** Calls from many addresses of one /48, slowly enough for the limit of calls. @returns how many were not refused by a limit */
  const countAllowed = async (calls: number, call: (address: string, number: number) => Promise<number>) => {
    let allowed = 0;
    for (let number = 0; number < calls; number += 1) {
      shop.clock.advance(second);
      if ((await call(inOneNetwork(number), number)) !== 429) allowed += 1;
    }
    return allowed;
  };

  it('R-19 wrong codes are limited for a whole IPv6 /48, and others are not refused', async () => {
    await open();
    const guess = (address: string, number: number) =>
      from(address, 'updatePassword', { email: `nobody${number}@example.com`, otp: '123456', newPassword: 'x' });
    expect(await countAllowed(150, guess)).toBe(120);
    await from(elsewhere, 'sendOTP', { email: asha.email });
    const right = { email: asha.email, otp: await codeFor(asha.email), newPassword: 'new' };
    expect(await from(elsewhere, 'updatePassword', right)).toBe(200);
  });

  it('R-06 failed sign-ins are limited for a whole IPv6 /48, and others are not refused', async () => {
    await open();
    const logIn = (address: string, number: number) =>
      from(address, 'login', { email: `nobody${number}@example.com`, password: 'wrong' });
    expect(await countAllowed(150, logIn)).toBe(120);
    expect(await from(elsewhere, 'login', { email: asha.email, password: smallPassword })).toBe(200);
  });

  it('R-02 sign-ins of one IPv6 /48 at once leave room for others', async () => {
    await open();
    const floods = Array.from({ length: 150 }, (_, number) =>
      from(inOneNetwork(number), 'login', { email: `nobody${number}@example.com`, password: 'wrong' }),
    );
    expect(await from(elsewhere, 'login', { email: asha.email, password: smallPassword })).toBe(200);
    const statuses = await Promise.all(floods);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });

  it('R-19 sign-ups of strangers do not keep the owner of an address from registering', async () => {
    await open();
    const email = 'new@example.com';
    const signUp = (address: string) => from(address, 'SignUp', { email, full_name: 'New', password: 'p' });
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1) statuses.push(await signUp(inOneNetwork(number)));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await signUp(elsewhere)).toBe(200);
  });

  it('R-19 when strangers have used up all sign-ups of an address, a code for a new password still lets its owner in', async () => {
    await open();
    const email = 'new@example.com';
    const signUp = (address: string) => from(address, 'SignUp', { email, full_name: 'New', password: 'p' });
    for (let number = 0; number < 40; number += 1) {
      shop.clock.advance(second);
      await signUp(`2001:db8:${number.toString(16)}::1`);
    }
    const owner = '203.0.113.1';
    expect(await signUp(owner)).toBe(429);
    expect(await from(owner, 'sendOTP', { email })).toBe(200);
    expect(await from(owner, 'updatePassword', { email, otp: await codeFor(email), newPassword: 'mine' })).toBe(200);
    expect(await from(owner, 'login', { email, password: 'mine' })).toBe(200);
  });

  it('R-19 requests for codes from one network do not use up those of others', async () => {
    await open();
    const send = (address: string) => from(address, 'sendOTP', { email: asha.email });
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1) {
      shop.clock.advance(minute);
      statuses.push(await send(inOneNetwork(number)));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await send(elsewhere)).toBe(200);
  });

  it('J30 strangers cannot close the contact form for a shopper who is signed in, and for nobody longer than an hour', async () => {
    await open();
    const write = async (remoteAddress: string, text: string) => {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/onlineorder/send-whatsapp',
        remoteAddress,
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        payload: { message: text },
      });
      return answer.statusCode;
    };
    const statuses: number[] = [];
    for (let number = 0; number < 30; number += 1) statuses.push(await write(inOneNetwork(number), `one ${number}`));
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    for (let number = 2; number < 90; number += 1) await write(`2001:db8:${number.toString(16)}::1`, `all ${number}`);
    expect(await write('203.0.113.1', 'closed')).toBe(429);
    const shopper = await shop.as(asha.email);
    const own: number[] = [];
    for (let number = 0; number < 6; number += 1)
      own.push((await shopper.call('sendWhatsapp', { body: { message: `own ${number}` } })).status);
    expect(own).toEqual([200, 200, 200, 200, 200, 429]);
    shop.clock.advance(61 * minute);
    expect(await write('203.0.113.1', 'open again')).toBe(200);
  });
});
