import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';

/** Clock ticks of the kernel per second. */
const ticksPerSecond = 100;

/** Time that a process has spent on processors, all its threads together, s. @throws when it has ended */
export function cpuSecondsOf(pid: number): number {
  // From the state, the third field: the second, the program's name, can have spaces. `utime` is then 11, `stime` 12.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Mean number of running processes in the last 1, 5 and 15 minutes: figures of a busy machine say less. */
export function loadNow(): string {
  return loadavg()
    .map((each) => each.toFixed(1))
    .join(', ');
}
