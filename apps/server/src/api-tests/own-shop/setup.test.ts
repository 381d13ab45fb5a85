import { afterEach, expect, it } from 'vitest';
import { createSetupToken } from '../../modules/accounts/setup/setup-token.ts';
import { createCaller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';

const minute = 60_000;
const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example', RATE_LIMIT: 'on' };

forEachEngine('the first admin of a new shop', (engine) => {
  let shop: TestApp;
  const open = async (env: Record<string, string> = {}): Promise<void> => {
    shop = await openTestApp({ engine, seed: 'small', env });
    await shop.database.db.deleteFrom('customer').where('role', '=', 'admin').execute();
  };
  afterEach(() => shop.close());

  const newToken = async (): Promise<string> =>
    (await createSetupToken(shop.database.db, shop.clock.now())) ?? 'no token';
  const isDue = async () => (await shop.visitor.call('getSetup')).answer();
  const create = (token: string, changes: object = {}) =>
    shop.visitor.call('createFirstAdmin', {
      body: { token, email: 'owner@shop.example', full_name: 'Owner', password: 'lagoon-wind-forty', ...changes },
    });

  it('R-08 the printed token makes one admin, once, and signs her in for the steps that follow', async () => {
    await open(production);
    expect(await isDue()).toEqual({ success: true, due: true });
    const token = await newToken();
    expect((await create(token, { password: 'too-short' })).refusal().fields).toHaveProperty('password');
    const replies = await Promise.all([create(token), create(token, { email: 'thief@shop.example' })]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    const made = replies.find(({ status }) => status === 200);
    const lines = [made?.headers['set-cookie']].flat().map(String);
    const cookie = lines.find((line) => line.startsWith('__Host-sid='))?.split(';')[0];
    const owner = createCaller(shop.app, '', cookie);
    expect((await owner.call('getAllOrders')).status).toBe(200);
    expect((await owner.call('getAudit')).answer()).toMatchObject([{ action: 'admin.granted' }]);
    expect(await isDue()).toEqual({ success: true, due: false });
    expect((await create(token)).refusal().code).toBe('setup.refused');
    expect(await createSetupToken(shop.database.db, shop.clock.now())).toBeNull();
  });

  it('R-08 a token is void after an hour, at the next start, and once the shop has an admin', async () => {
    await open();
    const first = await newToken();
    const second = await newToken();
    expect((await create(first)).refusal().code).toBe('setup.refused');
    shop.clock.advance(60 * minute);
    expect((await create(second)).refusal().code).toBe('setup.refused');
    const third = await newToken();
    const { db } = shop.database;
    await db.updateTable('customer').set({ role: 'admin' }).where('id', '=', people.rahul.id).execute();
    expect((await create(third)).refusal().code).toBe('setup.refused');
    const kept = await db.selectFrom('setting').select('value').where('name', '=', 'setup-token').execute();
    expect(JSON.stringify(kept)).not.toContain(third);
  });

  it('R-19 guesses at the token are limited, with limits off as well', async () => {
    await open();
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) statuses.push((await create(`guess${time}`)).status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  it('R-14 a shopper’s account of the same address becomes the admin’s, without its old password and sessions', async () => {
    await open();
    const her = await shop.as(people.asha.email);
    expect((await create(await newToken(), { email: people.asha.email })).answer()).toMatchObject([
      { id: people.asha.id, password: 'admin' },
    ]);
    expect((await her.call('session')).answer().user).toBeNull();
  });
});
