import type { PaintFailure } from './paint-job.ts';

/** How sharp's error begins when libvips has worked longer than `openPicture` allows. */
const timeIsOver = /^timeout: \d+% complete/;

/**
 * What the painter's process answers when a job fails. A picture that took too long, because other work held the cores, may be
 * sound: its sender is asked to try again, and not told that it is no picture.
 */
export function failureOf(error: unknown): PaintFailure {
  const reason = error instanceof Error ? error.message : 'The picture could not be made.';
  return timeIsOver.test(reason) ? { late: reason } : { unreadable: reason };
}
