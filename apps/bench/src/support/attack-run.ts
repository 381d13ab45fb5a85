import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startShop } from '../../../../tools/start-shop.ts';
import { addition, addressOf, call, feedHeaders, fillStock, signIn } from './api.ts';
import { note, percentile } from './figures.ts';

const program = path.join(import.meta.dirname, 'attacker.ts');
/** Few and slow enough that they stay within the budgets of one address: eight writes a second, of the ten that are allowed. */
const visitors = 4;
const pauseMs = 200;
const answerLimitMs = 30_000;

type Send = () => Promise<Response>;

/** Lets visitors look around and change a bag. @returns how long they waited, ms, and how often they were refused */
async function visitFor(seconds: number, acts: readonly Send[]) {
  const times: number[] = [];
  let refused = 0;
  const end = performance.now() + seconds * 1000;
  const visit = async (): Promise<void> => {
    for (let count = 0; performance.now() < end; count += 1) {
      const startedAt = performance.now();
      const answer = await acts[count % acts.length]?.().catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok !== true) refused += 1;
      times.push(performance.now() - startedAt);
      await wait(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return { p95: percentile(times, 0.95), refused: (refused / times.length) * 100 };
}

/**
 * Attacks a shop from one network, with its limits on, while visitors at another address use it. Notes what these wait.
 * @param database where the shop has its data; @param engine its name, for the notes
 */
export async function attackShop(
  seconds: number,
  engine: string,
  database: { readonly databaseUrl?: string },
): Promise<void> {
  const shop = await startShop({ ...database, settings: { RATE_LIMIT: 'on', LOAD_SHEDDING: 'on' } });
  const { origin } = shop;
  try {
    const { headers } = await signIn(origin, 'asha@kayal.example');
    const [variant] = await fillStock(origin, await feedHeaders(origin), 1);
    if (variant === undefined) throw new Error('The demo has no product.');
    await call(origin, 'addToCart', { headers, body: addition(variant, 1) });
    const send = (address: string, body?: object): Promise<Response> =>
      fetch(origin + address, {
        signal: AbortSignal.timeout(answerLimitMs),
        ...(body && { method: 'POST', headers, body: JSON.stringify(body) }),
      });
    const acts: readonly Send[] = [
      () => send('/'),
      () => send(addressOf('getProductByFilter', { query: { filter: '', limit: '24' } })),
      () => send(addressOf('getProductById', { query: { Id: String(variant.productId) } })),
      () => send(addressOf('addToCart'), addition(variant, 1)),
      () => send(addressOf('addToCart'), addition(variant, -1)),
    ];
    await visitFor(2, acts);
    const quiet = await visitFor(seconds, acts);
    note(`visitors without an attack, ${engine}, p95`, { value: quiet.p95, unit: 'ms', aim: '≤ 500' });
    note(`visitors without an attack, ${engine}, refused`, { value: quiet.refused, unit: '%', aim: '0' });
    const [names]: readonly (readonly string[])[] = await once(fork(program), 'message');
    let memory = 0;
    for (const name of names ?? []) {
      const attacker = fork(program, [name, new URL(origin).port]);
      await wait(1000);
      const { p95, refused } = await visitFor(seconds, acts);
      memory = Math.max(memory, shop.memory());
      note(`visitors beside ${name}, ${engine}, p95`, { value: p95, unit: 'ms', aim: '≤ 500', ceiling: quiet.p95 });
      note(`visitors beside ${name}, ${engine}, refused`, { value: refused, unit: '%', aim: '≤ 1' });
      attacker.kill('SIGKILL');
      await once(attacker, 'exit');
      await wait(1000);
    }
    note(`memory beside attacks, ${engine}`, { value: memory, unit: 'MB' });
  } finally {
    await shop.stop();
  }
}
