/**
 * Nights of the simulated shop (ADR 34), a process for each of two cores: a year of them in all, some weeks with `--quick`. Fails
 * when a night does not hold what it must, whose seed and steps are printed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { note, quick, writeFigures } from './support/figures.ts';

const main = path.resolve(import.meta.dirname, '../../../packages/server-testing/src/simulation/main.ts');
/** Of each process; the two have a year. */
const hours = quick ? 504 : 4392;
const firstSeeds = [1000, 2000] as const;
/** A process that takes longer ends after the night in which it is. */
const maxMinutes = 180;

/** What the last lines of a process say. */
const summary = /^(?<lived>\d+) hours, (?<calls>\d+) calls, (?<orders>\d+) orders in (?<minutes>[\d.]+) min/m;

interface Lived {
  readonly hours: number;
  readonly calls: number;
  readonly orders: number;
  readonly minutes: number;
  /** Whether its last night did not hold; a process ends with the first such night. */
  readonly failed: boolean;
}

async function live(firstSeed: number): Promise<Lived> {
  const args = [main, '--hours', String(hours), '--seed', String(firstSeed), '--minutes', String(maxMinutes)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  console.info(printed);
  const found = summary.exec(printed)?.groups;
  if (found === undefined) throw new Error(`The simulation from seed ${firstSeed} ended without a summary.`);
  const { lived, calls, orders, minutes } = found;
  return {
    hours: Number(lived),
    calls: Number(calls),
    orders: Number(orders),
    minutes: Number(minutes),
    failed: code !== 0,
  };
}

const all = await Promise.all(firstSeeds.map(live));
const sum = (value: (lived: Lived) => number): number => all.reduce((total, lived) => total + value(lived), 0);
const rates = all.map((lived) => lived.hours / (lived.minutes / 60));

note(`simulated hours, seeds from ${firstSeeds.join(' and ')}`, {
  value: sum((lived) => lived.hours),
  unit: '',
  aim: '8,760',
});
note('simulated hours an hour, the slower process', { value: Math.min(...rates), unit: '', aim: '≥ 1,000' });
note('calls', { value: sum(({ calls }) => calls), unit: '' });
note('orders', { value: sum(({ orders }) => orders), unit: '' });
const failed = sum((lived) => Number(lived.failed));
note('nights that did not hold', { value: failed, unit: '', aim: '0' });
writeFigures('simulation');
if (failed > 0) process.exitCode = 1;
