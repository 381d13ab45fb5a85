import { constants, getPriority, setPriority } from 'node:os';

/** Priority of a process that gives way, in the operating system's scale: the higher, the later its turn. */
export const lowPriority = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lets the operating system run the shop's processes before this one. A process that runs at a lower priority already
 * keeps it, because raising it needs special rights.
 */
export const giveWay = (): void => setPriority(Math.max(lowPriority, getPriority()));
