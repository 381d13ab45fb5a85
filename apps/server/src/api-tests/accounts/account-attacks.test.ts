import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { serverProgram } from '../../../../../tools/server-build.mjs';
import { createPasswords } from '../../modules/accounts/passwords/password-hashing.ts';
import { createCaller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people, smallPassword } from '@kayal/server-testing/src/small-seed.ts';

const second = 1000;
const minute = 60 * second;
const { asha } = people;

forEachEngine('attacks on accounts', (engine) => {
  let shop: TestApp;
  const open = async (env: Record<string, string> = {}): Promise<void> => {
    shop = await openTestApp({ engine, seed: 'small', env });
  };
  afterEach(() => shop.close());

  const codeFor = async (to: string): Promise<string> => {
    const mail = (await shop.mail()).find((each) => each.to === to && /\b\d{6}\b/.test(each.text));
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
  };
  const wrongFor = (code: string): string => (code === '123456' ? '654321' : '123456');
  /** The cookie of a name that an answer sets, as a browser sends it back. */
  const cookieOf = (headers: Readonly<Record<string, unknown>>, name: string): string => {
    const lines = [headers['set-cookie']].flat().map(String);
    return lines.find((line) => line.startsWith(`${name}=`))?.split(';')[0] ?? '';
  };
  const logIn = (password: string, headers: Record<string, string> = {}) =>
    shop.visitor.call('login', { body: { email: asha.email, password }, headers });
  /** Calls from another network address than the tests' own. */
  const from = (
    address: string,
    name: '/user/updatePassword/kayal' | '/user/sendOTP/kayal' | '/user/login/kayal',
    body: object,
  ) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/onlineorder${name}`,
      remoteAddress: address,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });

  it('R-14 a login that began with the old password opens no session once the password is reset', async () => {
    await open();
    const { db } = shop.database;
    const changedHash = await createPasswords().hash('changed elsewhere');
    // Other logins fill the queue of hashes, so that hers has read the old hash and still waits to compare.
    const crowd = Array.from({ length: 60 }, (_, number) =>
      shop.visitor.call('login', { body: { email: `nobody${number}@example.com`, password: 'x' } }),
    );
    const login = logIn(smallPassword);
    await wait(60);
    await db.updateTable('customer').set({ password_hash: changedHash }).where('id', '=', asha.id).execute();
    await db.deleteFrom('session').where('customer_id', '=', asha.id).execute();
    const reply = await login;
    await Promise.all(crowd);
    expect(await db.selectFrom('session').select('customer_id').where('customer_id', '=', asha.id).execute()).toEqual(
      [],
    );
    expect([reply.status, cookieOf(reply.headers, 'sid')]).toEqual([401, '']);
  });

  it('R-19 ten wrong codes of a stranger end his guessing and not that of the owner on her device or at her address', async () => {
    await open();
    const home = await logIn(smallPassword);
    const device = cookieOf(home.headers, 'device');
    const guess = (otp: string) =>
      from('203.0.113.9', '/user/updatePassword/kayal', { email: asha.email, otp, newPassword: 'stolen' });

    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      shop.clock.advance(minute);
      await shop.visitor.call('sendOtp', { body: { email: asha.email }, headers: { cookie: device } });
      const right = await codeFor(asha.email);
      for (let time = 0; time < 5; time += 1) statuses.push((await guess(wrongFor(right))).statusCode);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    const right = await codeFor(asha.email);
    expect((await guess(right)).statusCode).toBe(429);

    const byDevice = await shop.app.inject({
      method: 'POST',
      url: '/api/onlineorder/user/updatePassword/kayal',
      remoteAddress: '198.51.100.7',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie: device },
      payload: JSON.stringify({ email: asha.email, otp: right, newPassword: 'hers again' }),
    });
    expect(byDevice.statusCode).toBe(200);

    shop.clock.advance(minute);
    await shop.visitor.call('sendOtp', { body: { email: asha.email } });
    const next = await codeFor(asha.email);
    expect((await guess(next)).statusCode).toBe(429);
    const atHome = await shop.visitor.call('updatePassword', {
      body: { email: asha.email, otp: next, newPassword: 'at home' },
    });
    expect(atHome.status).toBe(200);
  });

  it('R-19 the owner’s own address is no way around the limit: ten wrong codes there, then none', async () => {
    await open();
    await logIn(smallPassword);
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      shop.clock.advance(minute);
      await shop.visitor.call('sendOtp', { body: { email: asha.email } });
      const wrong = wrongFor(await codeFor(asha.email));
      for (let time = 0; time < 6; time += 1) {
        const reply = await shop.visitor.call('updatePassword', {
          body: { email: asha.email, otp: wrong, newPassword: 'x' },
        });
        statuses.push(reply.status);
      }
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    const right = await codeFor(asha.email);
    const reply = await shop.visitor.call('updatePassword', {
      body: { email: asha.email, otp: right, newPassword: 'x' },
    });
    expect(reply.status).toBe(429);
  });

  it('R-19 a stranger’s requests for codes do not use up the owner’s', async () => {
    await open({ RATE_LIMIT: 'on' });
    const home = await logIn(smallPassword);
    const device = cookieOf(home.headers, 'device');
    for (let time = 0; time < 6; time += 1) {
      shop.clock.advance(21 * second);
      await from('203.0.113.9', '/user/sendOTP/kayal', { email: asha.email });
    }
    const hers = await shop.visitor.call('sendOtp', { body: { email: asha.email }, headers: { cookie: device } });
    expect(hers.status).toBe(200);
  });

  it('R-32 a refusal names each field by itself', async () => {
    await open();
    const reply = await createCaller(shop.app, '').call('login', { body: {} });
    expect(Object.keys(reply.refusal().fields ?? {}).toSorted()).toEqual(['email', 'password']);
  });
});

it('R-08 admin:create refuses a short or common password, in production and elsewhere', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kayal-admin-'));
  const command = serverProgram('cli/admin-create.ts');
  const create = async (password: string, env: Record<string, string>): Promise<string> => {
    try {
      await promisify(execFile)(process.execPath, [command, '--email', 'owner@shop.example', '--name', 'Owner'], {
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ADMIN_PASSWORD: password, ...env },
      });
      return 'created';
    } catch (error) {
      return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    }
  };
  const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example' };
  for (const env of [production, {}]) {
    expect(await create('a', env)).toContain('at least 12 characters');
    expect(await create('qwerty123456', env)).toContain('too well known');
  }
  expect(await create('lagoon-wind-forty', production)).toBe('created');
  await rm(dataDir, { recursive: true });
}, 60_000);
