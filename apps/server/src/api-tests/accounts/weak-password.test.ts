import { hash } from '@node-rs/argon2';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AppContext } from '../../context/app-context.ts';
import { createAccountServices } from '../../modules/accounts/account-services.ts';
import { networksOf } from '../../http/admission/client-network.ts';
import { createPasswordLogin } from '../../modules/accounts/sign-in/password-login.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';

forEachEngine('a password that was stored weaker than today', (engine) => {
  let shop: TestApp;
  let context: AppContext;
  beforeEach(async () => {
    shop = await openTestApp({
      engine,
      seed: 'small',
      beforeReady: async (app) => {
        context = app.context;
      },
    });
    const password_hash = await hash('monsoon-mango-42', { memoryCost: 4096, timeCost: 2, parallelism: 1 });
    await setHash(password_hash);
  });
  afterEach(() => shop.close());

  const setHash = (password_hash: string) =>
    shop.database.db.updateTable('customer').set({ password_hash }).where('id', '=', people.asha.id).execute();
  const storedHash = async () => {
    const customers = shop.database.db.selectFrom('customer').select('password_hash');
    return (await customers.where('id', '=', people.asha.id).executeTakeFirstOrThrow()).password_hash;
  };
  /** A sign-in with the right password, while whose new hash is made something happens. */
  const logIn = (meanwhile: () => Promise<unknown>) => {
    const services = createAccountServices(context);
    const passwords = { ...services.passwords, hash: async () => meanwhile().then(() => 'stronger') };
    const caller = { address: '192.0.2.7', networks: networksOf('192.0.2.7'), device: undefined, note: () => {} };
    return createPasswordLogin({ ...services, passwords }).check(people.asha.email, 'monsoon-mango-42', caller);
  };

  it('R-01 is stored stronger by a sign-in', async () => {
    expect(await logIn(async () => {})).toMatchObject({ id: people.asha.id, password_hash: 'stronger' });
    expect(await storedHash()).toBe('stronger');
  });

  it('R-01 does not come back over one that was set during the sign-in', async () => {
    await logIn(() => setHash('of the reset'));
    expect(await storedHash()).toBe('of the reset');
  });
});
