import type { SessionRow } from './sessions.repository.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a remembered session lasts, ms; also the max for any session of a shopper. */
export const rememberedMs = 30 * day;

/** After how long without use a session ends, ms. */
const idleMs = { shopper: day, rememberedShopper: rememberedMs, admin: 30 * minute };
/** How long a session may last in all, ms. The admins' limits are those of NIST SP 800-63B for level 2. */
const totalMs = { shopper: rememberedMs, admin: 12 * hour };

/** How long a password or second factor is enough for what a session alone must not do, ms. */
export const confirmedMs = 5 * minute;

/** Live sessions of one account; the oldest above it ends. */
export const maxSessions = 10;

/**
 * Whether a session still counts. One that was opened or used further ahead than it may last is over too: the clock was
 * wrong then, and the session would last until that time. Clocks of several servers differ a little.
 */
export function isAlive(
  session: Pick<SessionRow, 'role' | 'remembered' | 'created_at' | 'seen_at'>,
  now: number,
): boolean {
  const idle = Math.abs(now - session.seen_at);
  const age = Math.abs(now - session.created_at);
  if (session.role === 'admin') return idle < idleMs.admin && age < totalMs.admin;
  return idle < (session.remembered === 1 ? idleMs.rememberedShopper : idleMs.shopper) && age < totalMs.shopper;
}
