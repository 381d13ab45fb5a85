import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { giveWay } from '../../basics/processes/give-way.ts';
import type { Db } from '../../db/open-database.ts';
import { otherProcessesOf } from '../../db/other-processes.ts';
import type { Config } from '../../config/config.ts';

/**
 * Lets the operating system run the shop's process before this one, because an import uses a whole core for seconds or
 * minutes. Not on SQLite: there orders wait while an import writes, and would wait longer for a slower one.
 */
export function giveWayToShoppers({ databaseUrl }: Pick<Config, 'databaseUrl'>): void {
  if (databaseUrl !== null) giveWay();
}

/** For how long an import on PostgreSQL pauses after each slice, as a part of the time that the slice took. */
const pauseShare = 0.75;

/** Ends a slice of an import: resolves when the next one may begin. */
export type PauseAfterSlice = () => Promise<void>;

/**
 * The pauses of an import that runs beside an open shop on PostgreSQL. Its statements run in a process of the database, to
 * which no priority can be given, so it leaves the processor to shoppers for a part of the time. Without other processes
 * on the database, and on SQLite, where orders wait while an import writes, only other work of this process gets its turn.
 */
export async function pausesOf(db: Db): Promise<PauseAfterSlice> {
  if (
    !(await otherProcessesOf(db)
      .mayBeLate()
      .catch(() => true))
  )
    return nextTurn;
  let since = performance.now();
  return async () => {
    await sleep((performance.now() - since) * pauseShare);
    since = performance.now();
  };
}
