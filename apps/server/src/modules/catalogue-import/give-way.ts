import { constants, getPriority, setPriority } from 'node:os';
import type { Config } from '../../startup/config.ts';

/** Priority of a process that imports, in the operating system's scale: the higher, the later its turn. */
export const importPriority = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lets the operating system run the shop's process before this one, because an import uses a whole core for seconds or
 * minutes. Not on SQLite: there orders wait while an import writes, and would wait longer for a slower one. A process
 * that runs at a lower priority already keeps it, because raising it needs special rights.
 */
export function giveWayToShoppers({ databaseUrl }: Pick<Config, 'databaseUrl'>): void {
  if (databaseUrl !== null) setPriority(Math.max(importPriority, getPriority()));
}
