import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const main = path.resolve('packages/server-testing/src/simulation/main.ts');

/** Runs it in a process of its own, whose clock and timers are simulated. */
async function simulate(...flags: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...flags]);
  return stdout;
}

const digestOf = (output: string): string | undefined => /^digest (\w{16})$/m.exec(output)?.[1];

it('R-58 R-74 a simulated shop survives a night of faults and some hours, and a seed repeats its hours exactly', async () => {
  // The hours of seed 4 come after a night in the first run, and alone in the second.
  const both = await simulate('--hours', '30', '--seed', '3');
  const alone = await simulate('--hours', '6', '--seed', '4');
  expect(digestOf(alone)).toBeDefined();
  expect(digestOf(both)).toBe(digestOf(alone));
});

it('R-74 the simulation finds a planted fault, and prints the seed of its night', async () => {
  const found = simulate('--hours', '24', '--seed', '1', '--plant', 'open-session', '--first');
  await expect(found).rejects.toMatchObject({ stdout: expect.stringContaining('--hours 24 --seed 1') });
});
