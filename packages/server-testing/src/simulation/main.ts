import { parseArgs } from 'node:util';
import { errorCode } from '@kayal/server/src/basics/error-code.ts';
import { Machine } from './machine.ts';
import type { Outcome, Step } from './night.ts';
import { plant } from './planted-faults.ts';
import { shrink } from './shrink.ts';

/** Start of every night: 21 November 2026, 12:00 in Kolkata; ms since 1970. */
const startsAt = Date.UTC(2026, 10, 21, 6, 30);

/** Length of a night that counts for nothing. */
const warmUpHours = 6;

const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    first: { type: 'boolean', default: false },
    plant: { type: 'string' },
  },
});

if (values.plant !== undefined) plant(values.plant);
// After that: it changes sources while they are loaded.
const { drawSteps, liveNight, makeFile, nightHours } = await import('./night.ts');

const realNow = Date.now;
const beganAt = realNow();
const minutes = (): number => (realNow() - beganAt) / 60_000;

// What a killed process would still have done meets its closed file. Any other error that nobody handles would end a real one.
process.on('unhandledRejection', (error) => {
  if (errorCode(error) !== 'ERR_INVALID_STATE') throw error;
});

const machine = new Machine(startsAt);
machine.install();
machine.reset(0);
const file = await makeFile();
const live = (seed: number, steps: readonly Step[]): Promise<Outcome> => liveNight(machine, file, seed, steps);

/** Says which night failed, and the fewest steps with which it still does. */
async function report(seed: number, hours: number, steps: readonly Step[], { violation }: Outcome): Promise<void> {
  console.log(`VIOLATED in the night of seed ${seed}: ${violation}`);
  console.log(`again: npm run simulate -- --hours ${hours} --seed ${seed}`);
  if (values.first) return;
  const fewest = await shrink(steps, async (fewer) => (await live(seed, fewer)).violation, violation);
  console.log(`${fewest.length} of its ${steps.length} steps are enough:`);
  for (const step of fewest) console.log(`  ${JSON.stringify(step)}`);
}

// What the shop does once in a process, such as loading a library, must be done before the first night, else a night would differ by
// those before it.
await live(0, drawSteps(0, warmUpHours));

let hours = 0;
let calls = 0;
let orders = 0;
const digests: string[] = [];
for (let seed = Number(values.seed); hours < Number(values.hours) && minutes() < Number(values.minutes); seed += 1) {
  const length = Math.min(nightHours, Number(values.hours) - hours);
  const steps = drawSteps(seed, length);
  const outcome = await live(seed, steps);
  if (outcome.violation !== null) {
    await report(seed, length, steps.slice(0, outcome.steps), outcome);
    process.exitCode = 1;
    break;
  }
  hours += length;
  calls += outcome.calls;
  orders += outcome.orders;
  digests.push(outcome.digest);
}
const rate = Math.round(hours / (minutes() / 60));
console.log(`${hours} hours, ${calls} calls, ${orders} orders in ${minutes().toFixed(1)} min: ${rate} hours an hour`);
console.log(`digest ${digests.at(-1) ?? 'none'}`);
process.exit();
