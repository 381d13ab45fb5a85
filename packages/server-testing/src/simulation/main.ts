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
    // Numbers of the steps of a night to live alone, as a shrunk finding is printed.
    only: { type: 'string' },
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

/** Says which night failed, and the fewest steps with which it still does. */
async function report(seed: number, hours: number, steps: readonly Step[], outcome: Outcome): Promise<void> {
  const { violation, isAtEnd } = outcome;
  const again = `npm run simulate -- --hours ${hours} --seed ${seed}${values.plant === undefined ? '' : ` --plant ${values.plant}`}`;
  console.log(`VIOLATED in the night of seed ${seed}: ${violation}`);
  console.log(`again: ${again}`);
  if (values.first) return;
  const live = async (fewer: readonly Step[]) => (await liveNight(machine, file, seed, fewer, isAtEnd)).violation;
  const fewest = await shrink(steps.slice(0, outcome.steps), live, violation);
  console.log(`${fewest.length} of its ${outcome.steps} steps are enough, found in ${minutes().toFixed(1)} min:`);
  for (const step of fewest) console.log(`  ${JSON.stringify(step)}`);
  console.log(`again: ${again} --only ${fewest.map(({ number }) => number).join(',')}`);
}

// What the shop does once in a process, such as loading a library, must be done before the first night, else a night would differ by
// those before it.
await liveNight(machine, file, 0, drawSteps(0, warmUpHours));

const only = values.only?.split(',').map(Number);
let hours = 0;
let calls = 0;
let orders = 0;
const digests: string[] = [];
for (let seed = Number(values.seed); hours < Number(values.hours) && minutes() < Number(values.minutes); seed += 1) {
  const length = Math.min(nightHours, Number(values.hours) - hours);
  const steps = drawSteps(seed, length).filter(({ number }) => only?.includes(number) ?? true);
  const outcome = await liveNight(machine, file, seed, steps);
  if (outcome.violation !== null) {
    await report(seed, length, steps, outcome);
    process.exitCode = 1;
    break;
  }
  hours += length;
  calls += outcome.calls;
  orders += outcome.orders;
  digests.push(outcome.digest);
}
const rate = Math.round(hours / (minutes() / 60));
console.log(`${digests.length} nights from seed ${values.seed}`);
console.log(`${hours} hours, ${calls} calls, ${orders} orders in ${minutes().toFixed(1)} min: ${rate} hours an hour`);
console.log(`digest ${digests.at(-1) ?? 'none'}`);
process.exit();
