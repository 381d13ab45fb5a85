import { expect, it, onTestFinished, vi } from 'vitest';
import { people } from '@kayal/server-testing/src/small-seed.ts';

// The real functions, counted. Test files share their modules, so the server is loaded once more, with the counted ones.
vi.resetModules();
vi.mock('@node-rs/argon2', { spy: true });
vi.mock('../../db/in-transaction.ts', { spy: true });
const { verify } = await import('@node-rs/argon2');
const { inTransaction } = await import('../../db/in-transaction.ts');
const { openTestApp } = await import('@kayal/server-testing/src/harness.ts');

it('R-05 R-24 known and unknown addresses cost the same: one password check, as many durable writes', async () => {
  const shop = await openTestApp({ engine: 'sqlite', seed: 'small' });
  onTestFinished(() => shop.close());
  const logIn = (email: string) => shop.visitor.call('login', { body: { email, password: 'wrong' } });
  const send = (email: string) => shop.visitor.call('sendOtp', { body: { email } });
  for (const call of [logIn, send]) {
    const costs: (readonly [checks: number, writes: number])[] = [];
    for (const email of [people.asha.email, 'nobody@example.com']) {
      vi.clearAllMocks();
      await call(email);
      costs.push([vi.mocked(verify).mock.calls.length, vi.mocked(inTransaction).mock.calls.length]);
    }
    expect(costs[1]).toEqual(costs[0]);
    expect(Math.max(...costs.flat())).toBeGreaterThan(0);
  }
});
