import monsoon from '@kayal/design-system/brands/monsoon.tokens.json' with { type: 'json' };
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { openDatabase } from '../../db/open-database.ts';
import { otherProcessesOf } from '../../db/other-processes.ts';
import { serveShop } from '../../startup/serve-shop.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';

const theme = JSON.stringify(monsoon);

forBothEngines('saved settings in every process', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    return () => shop.close();
  });

  /** Saves a name and a theme. */
  async function save(name: string, savedTheme: string | null): Promise<void> {
    const { version, settings } = (await admin.call('getSettings')).answer();
    const body = { version, settings: { ...settings, profile: { ...settings.profile, name } }, theme: savedTheme };
    (await admin.call('saveSettings', { body })).answer();
  }

  it('S9.MON.01 once a save is answered, the next request to another process shows it', async () => {
    // On PostgreSQL each save waits for the other process.
    const saves = engine === 'sqlite' ? 20 : 4;
    const database = openDatabase(shop.config);
    const other = await buildApp({ config: shop.config, database, clock: () => shop.clock.now() });
    try {
      await serveShop(other);
      const address = await other.listen({ port: 0, host: '127.0.0.1' });
      const read = async (path: string): Promise<string> => (await fetch(`${address}${path}`)).text();
      const stale: string[] = [];
      for (let count = 0; count < saves; count += 1) {
        const name = `Name ${count}`;
        // Asked before, so that the other process has each answer at hand.
        for (const path of ['/', '/api/onlineorder/shop/kayal']) await read(path);
        await save(name, count % 2 === 0 ? theme : null);
        if (!(await read('/api/onlineorder/shop/kayal')).includes(`"${name}"`)) stale.push(`call ${count}`);
        const page = await read('/');
        if (!page.includes(name)) stale.push(`page ${count}`);
        if (page.includes('/theme/') !== (count % 2 === 0)) stale.push(`theme ${count}`);
      }
      expect(stale).toEqual([]);
    } finally {
      await other.close();
      await database.close();
    }
  });

  it('a save waits for nobody where no other process is at work', async () => {
    const others = otherProcessesOf(shop.database.db);
    await shop.visitor.call('getShop');
    expect(await others.mayBeLate()).toBe(false);
    const database = openDatabase(shop.config);
    await sql`select 1`.execute(database.db);
    expect(await others.mayBeLate()).toBe(engine === 'postgres');
    await database.close();
  });
});
