import { beforeAll, expect, it } from 'vitest';
import { serveShop } from '../../startup/serve-shop.ts';
import { urlOf } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';

forBothEngines('metrics', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small', env: { METRICS_PORT: '9100' }, beforeReady: serveShop });
  });

  /** Figures without help and type, by name and labels. */
  async function figures(): Promise<ReadonlyMap<string, number>> {
    const { text = '' } = (await shop.app.context.metrics.page?.()) ?? {};
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
  }

  it('names every queue, the check of stock and orders, and what waits', async () => {
    const found = await figures();
    for (const name of [
      'database_waiting_calls',
      'pages_waiting_renderings',
      'passwords_waiting_hashes',
      'pictures_waiting_shoppers',
      'pictures_waiting_uploads',
      'outbox_waiting_messages',
      'outbox_dead_messages',
      'outbox_oldest_seconds',
    ]) {
      expect([name, found.get(name)]).toEqual([name, 0]);
    }
    expect(found.get('ledger_disagreements')).toBe(-1);
    expect(found.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('R-85 compares its clock with that of PostgreSQL', async () => {
    const databaseNow = await shop.database.ping();
    // SQLite has none of its own. Both are of this machine.
    const isSame = databaseNow !== null && Math.abs(databaseNow - Date.now()) < 1000;
    expect([databaseNow === null, isSame]).toEqual([engine === 'sqlite', engine === 'postgres']);
    await shop.app.inject({ url: '/health/ready' });
    expect(Math.abs((await figures()).get('database_clock_offset_seconds') ?? NaN)).toBeLessThan(1);
  });

  it('counts what its caches had and what they had to make', async () => {
    const used = async (cache: string): Promise<readonly number[]> => {
      const found = await figures();
      return ['hit', 'miss'].map((result) => found.get(`cache_uses_total{cache="${cache}",result="${result}"}`) ?? 0);
    };
    const [pages = 0, misses = 0] = await used('pages');
    for (let visit = 0; visit < 3; visit += 1) await shop.app.inject({ url: '/aboutus' });
    expect(await used('pages')).toEqual([pages + 2, misses + 1]);
    const [answers = 0] = await used('answers');
    await shop.app.inject({ url: urlOf('getCategories') });
    await shop.app.inject({ url: urlOf('getCategories') });
    expect((await used('answers'))[0]).toBeGreaterThan(answers);
  });
});
