import { constants, getPriority, setPriority } from 'node:os';

/** Lets the operating system run the shop's processes before this one. Reading makes no order wait, on either engine. */
export const giveWay = (): void => setPriority(Math.max(constants.priority.PRIORITY_BELOW_NORMAL, getPriority()));
