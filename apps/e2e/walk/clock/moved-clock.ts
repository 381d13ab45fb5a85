/**
 * Is loaded before the server: moves its clock as `WALK_CLOCK_MS` says, and by every number that the walk sends, which it
 * answers.
 */
import { moveDate } from './move-date.ts';

moveDate(Number(process.env['WALK_CLOCK_MS'] ?? 0));
process.on('message', (message) => {
  if (typeof message !== 'number') return;
  moveDate(message);
  process.send?.(message);
});
// No server outlives its walk, and the channel does not keep one that ends.
process.on('disconnect', () => process.exit());
process.channel?.unref();
