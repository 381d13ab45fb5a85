import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSessions } from '../../modules/accounts/sessions/sessions.service.ts';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';

forEachEngine('checking a session', (engine) => {
  let shop: TestApp;
  beforeEach(async () => {
    shop = await openTestApp({
      engine,
      seed: 'small',
      beforeReady: async (app) => {
        let statements = 0;
        const counting: KyselyPlugin = {
          transformQuery: ({ node }) => node,
          // Results are counted: a statement that is kept ready is built only once.
          transformResult: async ({ result }) => {
            statements += 1;
            return result;
          },
        };
        const { context } = app;
        const sessions = createSessions({ ...context, db: context.db.withPlugin(counting) });
        app.get('/counted', { config: { access: 'anyone' } }, async (request) => {
          statements = 0;
          const identity = await sessions.identify(request);
          return { role: identity?.role ?? null, statements };
        });
      },
    });
  });
  afterEach(() => shop.close());

  it('R-09 R-14 is one statement, and sees a new role and an ended session with the next call', async () => {
    const { db } = shop.database;
    const cookie = await addSession(db, people.asha.id, shop.clock.now());
    const check = async () => (await shop.app.inject({ url: '/counted', headers: { cookie } })).json<object>();
    expect(await check()).toEqual({ role: 'shopper', statements: 1 });
    await db.updateTable('customer').set({ role: 'admin' }).where('id', '=', people.asha.id).execute();
    expect(await check()).toEqual({ role: 'admin', statements: 1 });
    await db.deleteFrom('session').where('customer_id', '=', people.asha.id).execute();
    expect(await check()).toEqual({ role: null, statements: 1 });
  });
});
