import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteFileName } from '../db/open-database.ts';
import type { Caller } from './caller.ts';
import { openTestApp, type TestApp } from './harness.ts';
import { add, cartOf } from './shopping.ts';
import { variants } from './small-seed.ts';

describe('a SQLite file that another process holds', () => {
  let shop: TestApp;
  let asha: Caller;
  let other: DatabaseSync;

  beforeAll(async () => {
    shop = await openTestApp({ engine: 'sqlite', seed: 'small' });
    asha = await shop.addShopper();
    other = new DatabaseSync(path.join(shop.config.dataDir, sqliteFileName));
  });
  afterAll(async () => {
    other.close();
    await shop.close();
  });

  /** The longest time in which nothing else of this process could run, ms. */
  async function maxStop(work: Promise<unknown>): Promise<number> {
    let longest = 0;
    let lastAt = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - lastAt);
      lastAt = performance.now();
    });
    await work;
    clearInterval(timer);
    return Math.max(longest, performance.now() - lastAt);
  }

  it('R-74 a write waits for it while others are served', async () => {
    other.exec('begin immediate');
    const adding = add(asha, variants.blackM, 1);
    setTimeout(() => other.exec('rollback'), 600);
    expect(await maxStop(adding)).toBeLessThan(300);
    expect((await adding).answer().quantity).toBe(1);
  });

  it('R-74 a write that waits too long is refused, and reads go on', async () => {
    other.exec('begin immediate');
    const startedAt = performance.now();
    const adding = Promise.all([1, 2, 3].map(() => add(asha, variants.redL, 1)));
    expect(await cartOf(asha)).toHaveLength(1);
    expect(await maxStop(adding)).toBeLessThan(300);
    expect(performance.now() - startedAt).toBeLessThan(5000);
    other.exec('rollback');
    for (const reply of await adding) {
      expect([reply.status, reply.refusal().code, reply.headers['retry-after']]).toEqual([503, 'unavailable', '1']);
    }
    expect((await add(asha, variants.redL, 1)).answer().quantity).toBe(1);
  });
});
