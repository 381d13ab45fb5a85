/**
 * How long customers and past orders of the shop before this one take, how much memory the shop holds meanwhile, and what
 * shoppers notice of it.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { startShop, type ShopProcess } from '../../../tools/start-shop.ts';
import { addressOf, call, signIn, type Person } from './support/api.ts';
import { onEachEngine } from './support/engines.ts';
import { note, percentile, quick, writeFigures } from './support/figures.ts';

const rows = quick ? 2000 : 100_000;
const calmMs = quick ? 2000 : 10_000;

function* customers(): Generator<string> {
  yield 'Name,Email,Mobile,Address,City,State,Pincode';
  for (let row = 0; row < rows; row += 1) {
    yield `Shopper ${row},shopper${row}@mail.example,${9_000_000_000 + row},${row} Hill Road,Kochi,Kerala,682020`;
  }
}

function* orders(): Generator<string> {
  yield 'Order,Date,Email,Product,Code,Qty,Price,Total,Status';
  for (let row = 0; row < rows; row += 1) {
    yield `${row},2024-03-01,shopper${row}@mail.example,Training tee,TEE-${row % 500},1,499,998,Delivered`;
    yield `${row},2024-03-01,shopper${row}@mail.example,Court shorts,SHO-${row % 500},1,499,998,Delivered`;
  }
}

/** Reads the bag and the orders of a shopper, a call every 20 ms, until a signal. @returns each call's time, ms */
async function shop(origin: string, { id, headers }: Person, signal: AbortSignal): Promise<readonly number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    for (const name of ['getCart', 'getOrders'] as const) {
      const startedAt = performance.now();
      const answer = await fetch(`${origin}${addressOf(name, { params: { customer: id } })}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      times.push(performance.now() - startedAt);
      await wait(20);
    }
  }
  return times;
}

/** Uploads a file and brings it over. @returns the peak of the shop's memory, MB */
async function bringOver(running: ShopProcess, headers: Person['headers'], lines: Iterable<string>): Promise<number> {
  const { origin } = running;
  const form = new FormData();
  form.append('file', new Blob([[...lines].join('\n')]), 'export.csv');
  const { id } = await call(origin, 'addPeopleFile', { headers, body: form });
  let peak = 0;
  const until = async (state: string): Promise<void> => {
    for (;;) {
      const run = (await call(origin, 'getPeopleImports', { headers })).find((each) => each.id === id);
      peak = Math.max(peak, running.memory());
      if (run?.state === state) return;
      if (run?.error) throw new Error(run.error.text);
      await wait(200);
    }
  };
  await until('checked');
  await call(origin, 'takePeopleStep', { params: { id }, body: { step: 'bring' }, headers });
  await until('done');
  return peak;
}

await onEachEngine(async (engine, newDatabase) => {
  const running = await startShop(await newDatabase());
  try {
    const { origin } = running;
    const admin = await signIn(origin, 'admin@kayal.example');
    const shopper = await signIn(origin, 'asha@kayal.example');
    const calm = await shop(origin, shopper, AbortSignal.timeout(calmMs));
    const done = new AbortController();
    const shopping = shop(origin, shopper, done.signal);
    for (const [what, lines] of [
      ['customers', customers()],
      ['orders', orders()],
    ] as const) {
      const startedAt = performance.now();
      const peak = await bringOver(running, admin.headers, lines);
      const seconds = (performance.now() - startedAt) / 1000;
      const count = rows.toLocaleString('en');
      note(`${count} ${what}, ${engine}`, { value: seconds, unit: 's', aim: '≤ 300' });
      note(`${count} ${what}, ${engine}, memory`, { value: peak, unit: 'MB', aim: '≤ 300' });
    }
    done.abort();
    const [before, meanwhile] = [percentile(calm, 0.99), percentile(await shopping, 0.99)];
    note(`shoppers before, ${engine}`, { value: before, unit: 'ms' });
    note(`shoppers meanwhile, ${engine}`, { value: meanwhile, unit: 'ms', aim: '≤ 2 ×' });
  } finally {
    await running.stop();
  }
});
writeFigures('people');
