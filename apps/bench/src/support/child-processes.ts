/** Processes that a shop has started. Needs Linux, for `/proc`. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Victim } from '@kayal/server-testing/src/storm/storm.ts';

/** The program in which a shop imports, by a part of its command line. */
export const importProgram = 'import-process';

/** Whether a process runs a program; false for one that has ended. */
function runs(pid: number, program: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program);
  } catch {
    return false;
  }
}

/** Ids of the processes of a shop that run a program. @param pid of the shop; undefined while it is down */
export function childrenOf(pid: number | undefined, program: string): readonly number[] {
  if (pid === undefined) return [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return children.map(Number).filter((child) => child > 0 && runs(child, program));
}

/** Kills a shop (`kill -9`), and waits until its import has noticed it. */
export async function killShop(victim: Victim): Promise<void> {
  const imports = childrenOf(victim.pid, importProgram);
  await victim.kill();
  while (imports.some((pid) => runs(pid, importProgram))) await sleep(20);
}
