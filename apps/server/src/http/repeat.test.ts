import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { repeatWhileListening } from './repeat.ts';

it('repeats while the server listens, one round at a time; closing waits for the last', async () => {
  const app = Fastify();
  const { promise: release, resolve } = Promise.withResolvers<void>();
  let started = 0;
  let ended = 0;
  const round = async (): Promise<void> => {
    started += 1;
    if (started === 1) throw new Error('the first round fails');
    await release;
    ended += 1;
  };
  repeatWhileListening(app, { everyMs: 5, round, failure: 'a round failed' });
  await new Promise((done) => setTimeout(done, 30));
  expect(started).toBe(0);
  await app.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitFor(() => expect(started).toBe(2), 20_000);
  await new Promise((done) => setTimeout(done, 30));
  expect(started).toBe(2);
  setTimeout(resolve, 20);
  await app.close();
  expect(ended).toBe(1);
});

it('a first round of its own time comes before the others, each of which comes after the usual time', async () => {
  const app = Fastify();
  let rounds = 0;
  repeatWhileListening(app, {
    firstAfterMs: 60,
    everyMs: 3600,
    round: async () => void (rounds += 1),
    failure: 'a round failed',
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  try {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const after = async (ms: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(ms);
      return rounds;
    };
    expect([await after(59), await after(1), await after(3599), await after(1), await after(3600)]).toEqual([
      0, 1, 1, 2, 3,
    ]);
    await app.close();
    expect(await after(3600)).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});
