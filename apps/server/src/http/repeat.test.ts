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
